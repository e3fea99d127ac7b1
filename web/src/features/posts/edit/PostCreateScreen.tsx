import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import { useFirstRead } from '#web/widgets/translation/use-first-read.ts';
import { postQuery } from '../posts.queries.ts';
import { postsText } from '../posts.text.ts';
import { PostCreateForm } from './PostCreateForm.tsx';
import { UnreadPost } from './UnreadPost.tsx';

/** /dodaj-post: makes a post; `?prijevod=` names the post whose translation it is to be. */
export function PostCreateScreen() {
  const [address] = useSearchParams();
  const alias = address.get('prijevod');
  return alias === null ? <PostCreateForm key="new" /> : <TranslationCreate key={alias} alias={alias} />;
}

function TranslationCreate({ alias }: { alias: string }) {
  useDocumentTitle(postsText.translateTitle);
  const query = useQuery(postQuery(alias));
  const original = useFirstRead(query.data);
  if (original?.translation_alias) {
    return (
      <EmptyState
        title="Taj članak već ima prijevod."
        help={original.translation_title ?? ''}
        actions={<TextLink to={paths.editPost(original.translation_alias)}>Otvori prijevod</TextLink>}
      />
    );
  }
  if (original) return <PostCreateForm original={original} />;
  return <UnreadPost query={query} missingTitle="Članak koji bi se prevodio ne postoji." />;
}
