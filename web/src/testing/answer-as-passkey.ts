import { vi } from 'vitest';

/** What a browser answers after the user chose a passkey. */
const CREDENTIAL = {
  id: 'key',
  type: 'public-key',
  rawId: new ArrayBuffer(1),
  response: {
    authenticatorData: new ArrayBuffer(1),
    clientDataJSON: new ArrayBuffer(1),
    signature: new ArrayBuffer(1),
  },
  getClientExtensionResults: () => ({}),
};

/** Lets the browser answer with a passkey; with `isCancelledFirst` after a first dialog that the user closes. */
export function answerAsPasskey({ isCancelledFirst = false } = {}): void {
  const get = vi.spyOn(navigator.credentials, 'get').mockResolvedValue(CREDENTIAL as unknown as Credential);
  if (isCancelledFirst) get.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
}
