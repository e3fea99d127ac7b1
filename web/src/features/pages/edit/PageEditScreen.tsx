import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import { pageQuery } from '../pages.queries.ts';
import { pagesText as text } from '../pages.text.ts';
import { PageEditForm } from './PageEditForm.tsx';
import { NoSuchPage, UnreadPage } from './UnreadPage.tsx';

/** /stranice/{id}: changes or deletes a page; it opens from the list as from a typed address. */
export function PageEditScreen() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,15}$/.test(id) ? <PageById id={Number(id)} /> : <NotAPage />;
}

function NotAPage() {
  useDocumentTitle(text.editTitle);
  return <NoSuchPage />;
}

function PageById({ id }: { id: number }) {
  const query = useQuery(pageQuery(id));
  const { data: page } = query;
  useDocumentTitle(page ? `${page.title} – ${text.editTitle}` : text.editTitle);
  if (page) return <PageEditForm key={page.id} page={page} />;
  return <UnreadPage query={query} />;
}
