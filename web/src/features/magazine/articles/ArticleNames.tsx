/** Names of what an article refers to, for comparisons of two versions. */
import { useQuery } from '@tanstack/react-query';
import { printedName } from '../people/author-names.ts';
import { authorListQuery } from '../people/authors.queries.ts';
import { sectionQueries } from '../people/sections.queries.ts';
import { issueChoicesQuery } from './articles.queries.ts';
import { articlesText as text } from './articles.text.ts';

export function IssueName({ id }: { id: number }) {
  const issues = useQuery(issueChoicesQuery).data ?? [];
  return issues.find((issue) => issue.id === id)?.name ?? text.unknownAuthor(id);
}

export function SectionName({ id }: { id: number }) {
  const sections = useQuery(sectionQueries.list({})).data ?? [];
  return sections.find((section) => section.id === id)?.naziv ?? text.unknownAuthor(id);
}

export function AuthorNames({ ids }: { ids: readonly number[] }) {
  const authors = useQuery(authorListQuery).data ?? [];
  const nameOf = (id: number) => {
    const author = authors.find((candidate) => candidate.id === id);
    return author ? printedName(author) : text.unknownAuthor(id);
  };
  return ids.map(nameOf).join(', ');
}
