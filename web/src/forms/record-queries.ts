import type { Language } from '@baklja/contract/fields';
import { type Kind, kindRow } from '@baklja/contract/kinds';
import { missingText } from '@baklja/contract/records/record-words';
import type { Route, RouteAnswer, RouteInput } from '@baklja/contract/route';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  type UseQueryResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError, call } from '#web/lib/api-client.ts';
import { LEFT_LIST_MS } from '#web/lib/timings.ts';
import type { Linking, TranslationCandidate } from './translation/LinkTranslationDialog.tsx';

type RecordRoutes = {
  list: Route;
  get: Route;
  create: Route;
  update: Route;
  remove: Route;
  removeMany?: Route;
  restore: Route;
};

export type RecordQuery<Row> = {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Row>;
};

type Write<Input, Answer> = { mutateAsync: (input: Input) => Promise<Answer> };

/** Response to creating a record; kinds with an alias or a slug return that too. */
export type Created = { message: string; id: number; alias?: string; slug?: string };

type Updated = { message: string; version: number } & ({ modified: string } | { modified_time: string });

type Written = { message: string };

/** The reads and writes that editing an existing record needs. */
export type EditQueries<Row, Update> = {
  one: (key: string | number) => RecordQuery<Row>;
  useUpdate: () => Write<Update, Updated>;
  useDelete: () => Write<{ params: { id: number } }, Written>;
  useRestore: () => Write<{ body: { ids: number[] } }, Written>;
  /** A deleted record of the kind cannot be restored: nothing offers it. */
  isDeletionFinal?: boolean;
  /** Links records as translations of each other, or unlinks them with null. Only for kinds with translations. */
  useSetTranslation?: () => Linking;
  useTranslationCandidates?: (language: Language, words: string) => UseQueryResult<TranslationCandidate[]>;
};

/** Made by {@link recordQueries}; a kind with other calls replaces them with its own. */
export type EditorQueries<Row, Create, Update> = EditQueries<Row, Update> & {
  useCreate: () => Write<{ input: Create; idempotencyKey: string }, Created>;
};

/** After a write, the reads of the kind and those whose keys are in `alsoChanges` are fetched again. */
export function recordQueries<Routes extends RecordRoutes>(
  kind: Kind,
  routes: Routes,
  { alsoChanges = [] }: { alsoChanges?: readonly string[] } = {},
) {
  const { plural, key: keyField } = kindRow(kind);
  const changed = [plural, ...alsoChanges];
  return {
    /** A list, or a page of it; the former one stays visible until the next arrives. */
    list: (input: RouteInput<Routes['list']>) =>
      queryOptions({
        queryKey: [plural, 'list', input],
        queryFn: ({ signal }) => call(routes.list as Routes['list'], input, { signal }),
        placeholderData: keepPreviousData,
        gcTime: LEFT_LIST_MS,
      }),
    /** A complete record by its key in the editor's address: the field that its row in KINDS names. */
    one: (key: string | number): RecordQuery<RouteAnswer<Routes['get']>> => ({
      queryKey: [plural, ONE, String(key)],
      queryFn: ({ signal }) => {
        const input: unknown = { params: { [keyField]: key } };
        return call(routes.get as Routes['get'], input as RouteInput<Routes['get']>, { signal });
      },
    }),
    useCreate: () => useCreate(routes.create as Routes['create'], changed),
    useUpdate: () => useWrite(routes.update as Routes['update'], changed),
    useDelete: () => useWrite(routes.remove as Routes['remove'], changed, invalidateAfterDeletion),
    useDeleteMany: () =>
      useWrite(routes.removeMany as NonNullable<Routes['removeMany']>, changed, invalidateAfterDeletion),
    useRestore: () => useWrite(routes.restore as Routes['restore'], changed),
    useWrite: <R extends Route>(route: R) => useWrite(route, changed),
  };
}

const ONE = 'one';

type Invalidate = (queryClient: QueryClient, key: string) => Promise<unknown>;

function useWrite<R extends Route>(route: R, changed: readonly string[], invalidate: Invalidate = invalidateAll) {
  const queryClient = useQueryClient();
  return useMutation<RouteAnswer<R>, Error, RouteInput<R>>({
    mutationFn: (input) => call(route, input),
    onSuccess: () => Promise.all(changed.map((key) => invalidate(queryClient, key))),
  });
}

function useCreate<R extends Route>(route: R, changed: readonly string[]) {
  const queryClient = useQueryClient();
  return useMutation<RouteAnswer<R>, Error, { input: RouteInput<R>; idempotencyKey: string }>({
    mutationFn: ({ input, idempotencyKey }) => call(route, input, { idempotencyKey }),
    onSuccess: () => Promise.all(changed.map((key) => invalidateAll(queryClient, key))),
  });
}

function invalidateAll(queryClient: QueryClient, key: string): Promise<unknown> {
  return queryClient.invalidateQueries({ queryKey: [key] });
}

/** An open editor does not fetch the record that it has just deleted. */
function invalidateAfterDeletion(queryClient: QueryClient, key: string): Promise<unknown> {
  void queryClient.invalidateQueries({ queryKey: [key, ONE], refetchType: 'none' });
  return queryClient.invalidateQueries({ queryKey: [key], predicate: ({ queryKey }) => queryKey[1] !== ONE });
}

/** The record of a query that answers with a list of one. @throws ApiError 404 for an empty list. */
export function onlyOne<Row>(kind: Kind, { queryKey, queryFn }: RecordQuery<Row[]>): RecordQuery<Row> {
  return {
    queryKey,
    queryFn: async (context) => {
      const [row] = await queryFn(context);
      if (row === undefined) throw new ApiError(404, { code: 'not-found', message: missingText(kind) });
      return row;
    },
  };
}
