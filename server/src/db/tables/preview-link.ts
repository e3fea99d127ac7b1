import type { PreviewKind } from '@baklja/contract/features/previews';
import type { Generated } from 'kysely';

/** A link by which somebody without an account sees one record until it expires or is deleted. */
export type PreviewLinkTable = {
  id: Generated<number>;
  token: string;
  kind: PreviewKind;
  record_id: number;
  created: string;
  created_by: number | null;
  expires: string;
};
