import { type Kind, kindRow, recordAddress } from '@baklja/contract/kinds';
import { isRole, mayWrite } from '@baklja/contract/roles';
import { Anchor } from '@mantine/core';
import { IconExternalLink } from './icons.ts';
import { useSession } from './session.ts';

type Props = { kind: Kind; id: number; recordKey?: string; title: string };

/** The title of a record, which opens it in another tab for those who may edit it. */
export function RecordAnchor({ kind, id, recordKey = String(id), title }: Props) {
  const role = useSession()?.role;
  if (!isRole(role) || !mayWrite(role, kindRow(kind).area)) return title;
  return (
    <Anchor href={recordAddress(kind, { id, key: recordKey })} target="_blank" rel="noopener" display="inline-block">
      {`${title}\u00a0`}
      <IconExternalLink
        style={{ width: 13, height: 13, verticalAlign: '-1px' }}
        role="img"
        aria-label="(otvara se u novoj kartici)"
      />
    </Anchor>
  );
}
