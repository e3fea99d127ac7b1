import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a test may make wrong in an answer. */
type Flaws = {
  origin?: string;
  isVerified?: boolean;
  counter?: number;
  host?: string;
  challenge?: string;
  owner?: string;
};

type Options = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } };

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A device with one passkey, in software: an ES256 key, without attestation. It answers as the JSON of WebAuthn. */
export function makePasskey({ origin = 'http://localhost:3000' }: { origin?: string } = {}) {
  const id = randomBytes(32);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;
  let owner = '';

  const clientData = (type: string, options: Options, flaws: Flaws) =>
    Buffer.from(
      JSON.stringify({ type, challenge: flaws.challenge ?? options.challenge, origin: flaws.origin ?? origin }),
    );
  const head = (host: string, flags: number, flaws: Flaws) => {
    counter = flaws.counter ?? counter + 1;
    const verified = flaws.isVerified === false ? 0 : USER_VERIFIED;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const hash = createHash('sha256').update(flaws.host ?? host);
    return Buffer.concat([hash.digest(), Buffer.from([USER_PRESENT | verified | flags]), count]);
  };

  return {
    /** The answer to the options of a new passkey. */
    register(options: Options, flaws: Flaws = {}): Record<string, unknown> {
      owner = options.user?.id ?? '';
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(x, y)]);
      const authData = Buffer.concat([head(options.rp?.id ?? '', HAS_CREDENTIAL, flaws), credential]);
      return answerOf(id, {
        clientDataJSON: clientData('webauthn.create', options, flaws).toString('base64url'),
        attestationObject: attestation(authData).toString('base64url'),
        transports: ['internal'],
      });
    },
    /** The answer to the options of a log-in. */
    logIn(options: Options, flaws: Flaws = {}): Record<string, unknown> {
      const data = clientData('webauthn.get', options, flaws);
      const authenticatorData = head(options.rpId ?? '', 0, flaws);
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(data).digest()]);
      return answerOf(id, {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: flaws.owner ?? owner,
      });
    },
  };
}

function answerOf(id: Buffer, response: Record<string, unknown>): Record<string, unknown> {
  const name = id.toString('base64url');
  return { id: name, rawId: name, type: 'public-key', clientExtensionResults: {}, response };
}

/** CBOR of the COSE key { 1: 2, 3: -7, -1: 1, -2: x, -3: y }. */
function coseKey(x: string, y: string): Buffer {
  const point = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
  const start = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([start, point(x), Buffer.from([0x22]), point(y)]);
}

/** CBOR of { fmt: 'none', attStmt: {}, authData }. */
function attestation(authData: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(authData.length);
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  const empty = Buffer.from([0xa0]);
  const parts = [text('fmt'), text('none'), text('attStmt'), empty, text('authData'), Buffer.from([0x59]), length];
  return Buffer.concat([Buffer.from([0xa3]), ...parts, authData]);
}
