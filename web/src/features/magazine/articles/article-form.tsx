import type {
  EditedMagazineArticle,
  magazineArticleRoutes,
} from '@baklja/contract/features/magazine/magazine-articles';
import type { Language } from '@baklja/contract/fields';
import { ISSUE_PAGES_MAX, TAGS_MAX_LENGTH } from '@baklja/contract/limits';
import type { RouteInput } from '@baklja/contract/route';
import { useQuery } from '@tanstack/react-query';
import { defineRecordForm, required } from '#web/forms/define-record-form.ts';
import { nameOfId } from '#web/forms/fields/name-of-id.tsx';
import { picturesOfHtml, textOfHtml } from '#web/lib/text/html-text.ts';
import { authorListQuery, sectionQueries } from '../people/people.queries.ts';
import { printedName } from '../people/people.ts';
import { issueChoicesQuery } from './articles.queries.ts';
import { articlesText as text } from './articles.text.ts';

/** The form state of an article. Authors are ids in the order in which they sign. */
type ArticleDraft = Record<'title' | 'podnaslov' | 'puni_sadrzaj', string> &
  Record<'broj_id' | 'rubrika_id' | 'stranica_start' | 'stranica_kraj' | 'foto_autor_id', number | undefined> & {
    /** The magazine is Croatian; the wire has no language. */
    language: Language;
    authors: readonly number[];
    tags: readonly string[];
  };

const EMPTY: ArticleDraft = {
  title: '',
  podnaslov: '',
  language: 'hr-HR',
  broj_id: undefined,
  rubrika_id: undefined,
  stranica_start: undefined,
  stranica_kraj: undefined,
  authors: [],
  foto_autor_id: undefined,
  tags: [],
  puni_sadrzaj: '',
};

const issueName = nameOfId(function useIssueName(id) {
  return useQuery(issueChoicesQuery).data?.find((issue) => issue.id === id)?.name;
});

const sectionName = nameOfId(function useSectionName(id) {
  return useQuery(sectionQueries.list({})).data?.find((section) => section.id === id)?.naziv;
});

const describePage = (page: number | undefined) => (page === undefined ? '' : String(page));

export const articleForm = defineRecordForm({
  kind: 'magazineArticle',
  empty: EMPTY,
  fields: {
    title: { label: text.title, check: required('Unesite naslov!') },
    podnaslov: { label: 'Podnaslov' },
    language: { label: 'Jezik', isNotStored: true },
    broj_id: { label: text.issue, describe: issueName },
    rubrika_id: { label: text.section, describe: sectionName },
    stranica_start: { label: 'Stranica od', describe: describePage },
    stranica_kraj: {
      label: 'Stranica do',
      check: (last, { stranica_start: first }) =>
        first !== undefined && last !== undefined && last < first ? 'Posljednja stranica je prije prve.' : undefined,
      describe: describePage,
    },
    authors: { label: text.authors, describe: (ids) => <AuthorNames ids={ids} /> },
    foto_autor_id: { label: 'Autor fotografija', describe: (id) => <AuthorNames ids={id === undefined ? [] : [id]} /> },
    tags: {
      label: 'Tagovi',
      check: (tags) =>
        tags.join(',').length > TAGS_MAX_LENGTH ? 'Tagova je previše: zajedno smiju imati 1000 znakova.' : undefined,
      describe: (tags) => tags.join(', '),
    },
    puni_sadrzaj: { label: text.content, describe: textOfHtml, pictures: picturesOfHtml },
  },
  fromRecord: ({ naslov, podnaslov, puni_sadrzaj, ...article }: EditedMagazineArticle): ArticleDraft => ({
    title: naslov,
    podnaslov,
    puni_sadrzaj,
    language: 'hr-HR',
    broj_id: article.broj_id ?? undefined,
    rubrika_id: article.rubrika_id ?? undefined,
    stranica_start: article.stranica_start ?? undefined,
    stranica_kraj: article.stranica_kraj ?? undefined,
    authors: article.autor_id.split('|').filter(Boolean).map(Number),
    foto_autor_id: article.foto_autor_id ?? undefined,
    tags: tagsIn(article.tagovi),
  }),
  toCreate: (draft) => ({
    body: {
      ...commonBody(draft),
      ...signaturesOf(draft),
      tagovi: draft.tags.join(','),
    } satisfies RouteInput<typeof magazineArticleRoutes.createMagazineArticle>['body'],
  }),
  // The update spells two fields in its own way (spec 2, section 7).
  toUpdate: (draft, { id, version }) => ({
    body: {
      ...commonBody(draft),
      id,
      version,
      autor: draft.authors.join('|'),
      photo_autor_id: draft.foto_autor_id ?? null,
      tagovi: draft.tags.join(','),
    } satisfies RouteInput<typeof magazineArticleRoutes.updateMagazineArticle>['body'],
  }),
  toPreview: (draft) => ({ kind: 'magazineArticle', body: { ...commonBody(draft), ...signaturesOf(draft) } }),
});

function signaturesOf({ authors, foto_autor_id }: Pick<ArticleDraft, 'authors' | 'foto_autor_id'>) {
  return { autor_id: authors.join('|'), foto_autor_id: foto_autor_id ?? null };
}

function commonBody(draft: ArticleDraft) {
  return {
    naslov: draft.title,
    podnaslov: draft.podnaslov,
    puni_sadrzaj: draft.puni_sadrzaj,
    broj_id: draft.broj_id ?? null,
    rubrika_id: draft.rubrika_id ?? null,
    stranica_start: draft.stranica_start ?? null,
    stranica_kraj: draft.stranica_kraj ?? null,
  };
}

/** The tags of a text that separates them by commas. */
export function tagsIn(joined: string): string[] {
  return joined
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** The first values of a new article that an address names: `?broj=3&od=22&do=23`. */
export function firstValuesIn(address: URLSearchParams): Partial<ArticleDraft> {
  const numberIn = (name: string, max: number) => {
    const value = address.get(name) ?? '';
    return /^[1-9]\d{0,14}$/.test(value) && Number(value) <= max ? Number(value) : undefined;
  };
  return {
    broj_id: numberIn('broj', Number.MAX_SAFE_INTEGER),
    stranica_start: numberIn('od', ISSUE_PAGES_MAX),
    stranica_kraj: numberIn('do', ISSUE_PAGES_MAX),
  };
}

function AuthorNames({ ids }: { ids: readonly number[] }) {
  const authors = useQuery(authorListQuery).data ?? [];
  const nameOf = (id: number) => {
    const author = authors.find((candidate) => candidate.id === id);
    return author ? printedName(author) : text.unknownAuthor(id);
  };
  return ids.map(nameOf).join(', ');
}
