import type { PreviewKind } from '@baklja/contract/features/content/previews';
import type { Generated } from 'kysely';

/** A link that shows one record without an account until it expires or is deleted. */
export type PreviewLinkTable = {
  id: Generated<number>;
  /** SHA-256 of the token in its address, in base64url. */
  token_hash: string;
  kind: PreviewKind;
  record_id: number;
  created: string;
  created_by: number | null;
  expires: string;
};
