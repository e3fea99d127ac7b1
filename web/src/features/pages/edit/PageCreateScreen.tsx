import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import { useFirstRead } from '#web/widgets/translation/use-first-read.ts';
import { pageQuery } from '../pages.queries.ts';
import { pagesText as text } from '../pages.text.ts';
import { PageCreateForm } from './PageCreateForm.tsx';
import { NoSuchPage, UnreadPage } from './UnreadPage.tsx';

const NO_ORIGINAL = 'Stranica koja bi se prevodila ne postoji.';

/** /new-page: makes a page; `?prijevod=` names the page whose translation it is to be. */
export function PageCreateScreen() {
  const [address] = useSearchParams();
  const id = address.get('prijevod');
  if (id === null) return <PageCreateForm key="new" />;
  if (!/^[1-9]\d{0,15}$/.test(id)) return <NoSuchPage title={NO_ORIGINAL} />;
  return <TranslationCreate key={id} id={Number(id)} />;
}

function TranslationCreate({ id }: { id: number }) {
  useDocumentTitle(text.translateTitle);
  const query = useQuery(pageQuery(id));
  const original = useFirstRead(query.data);
  if (typeof original?.translation_id === 'number') {
    return (
      <EmptyState
        title="Ta stranica već ima prijevod."
        help={original.translation_title ?? ''}
        actions={<TextLink to={paths.editPage(original.translation_id)}>Otvori prijevod</TextLink>}
      />
    );
  }
  if (original) return <PageCreateForm original={original} />;
  return <UnreadPage query={query} missingTitle={NO_ORIGINAL} />;
}
