import type { ManagedMenuItem } from '@baklja/contract/features/navigation';
import { KINDS, recordAddress } from '@baklja/contract/kinds';
import { SCREENS } from '@baklja/contract/screens';
import { formatListDate } from '#web/lib/dates.ts';
import look from '#web/ui/look.module.css';
import { TextLink } from '#web/ui/TextLink.tsx';
import { navigationText as text } from '../navigation.text.ts';

/** What a dead item led to, and where it can be brought back. */
export function DeadTarget({ item }: { item: ManagedMenuItem }) {
  const { dead, link, target_id, target_title, deleted_on } = item;
  const title = target_title ?? link;
  if (dead === 'file')
    return <p className={`${look.quiet} ${look.small} ${look.wrapAnywhere}`}>{text.deadFile(title)}</p>;
  if (dead === 'hidden-folder') {
    const folder = recordAddress('documentFolder', { key: target_id ?? 0 });
    return (
      <p className={`${look.quiet} ${look.small} ${look.wrapAnywhere}`}>
        {text.deadHidden(title)}
        <TextLink to={folder}>{text.openFolder}</TextLink>
      </p>
    );
  }
  if (dead === null || deleted_on === null)
    return <p className={`${look.quiet} ${look.small} ${look.wrapAnywhere}`}>{text.deadWithoutBin(link)}</p>;
  const kind = dead === 'page' ? 'page' : 'documentFolder';
  return (
    <p className={`${look.quiet} ${look.small} ${look.wrapAnywhere}`}>
      {text.deadPage(link)}
      {text.deadSubject(dead, title)}
      {formatListDate(deleted_on)}
      {text.mayBeRestored}
      <TextLink to={`${SCREENS.bin.path}?${new URLSearchParams({ vrsta: KINDS[kind].words.count.one })}`}>
        {text.restoreFromBin}
      </TextLink>
      .
    </p>
  );
}
