import type { Page } from '@baklja/contract/features/pages';
import { paths } from '#web/lib/paths.ts';
import { OriginalSection } from '#web/widgets/translation/OriginalSection.tsx';

type Props = { page: Page; isComparing: boolean; onCompare: (isComparing: boolean) => void };

/** In the panel of a translation that is being made: what it translates. */
export function OriginalPage({ page, ...comparing }: Props) {
  return <OriginalSection title={page.title} language={page.language} to={paths.editPage(page.id)} {...comparing} />;
}
