import { type Kind, kindRow } from '@baklja/contract/kinds';
import type { Route, RouteAnswer, RouteInput } from '@baklja/contract/route';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';
import { LEFT_LIST_MS } from '#web/lib/timings.ts';

type RecordRoutes = {
  list: Route;
  get: Route;
  create: Route;
  update: Route;
  remove: Route;
  removeMany: Route;
  restore: Route;
};

/**
 * Reads and writes of a kind of record. After a write every read of the kind, and of what `alsoChanges` names (keys of
 * other queries that show it), is fetched again.
 */
export function recordQueries<Routes extends RecordRoutes>(
  kind: Kind,
  routes: Routes,
  { alsoChanges = [] }: { alsoChanges?: readonly string[] } = {},
) {
  const { plural } = kindRow(kind);
  const changed = [plural, ...alsoChanges];
  return {
    /** A list, or a page of it; the former one stays in sight while the next comes. */
    list: (input: RouteInput<Routes['list']>) =>
      queryOptions({
        queryKey: [plural, 'list', input],
        queryFn: ({ signal }) => call(routes.list as Routes['list'], input, { signal }),
        placeholderData: keepPreviousData,
        gcTime: LEFT_LIST_MS,
      }),
    /** A whole record. */
    one: (input: RouteInput<Routes['get']>) =>
      queryOptions({
        queryKey: [plural, 'one', input],
        queryFn: ({ signal }) => call(routes.get as Routes['get'], input, { signal }),
      }),
    useCreate: () => useWrite(routes.create as Routes['create'], changed),
    useUpdate: () => useWrite(routes.update as Routes['update'], changed),
    useDelete: () => useWrite(routes.remove as Routes['remove'], changed),
    useDeleteMany: () => useWrite(routes.removeMany as Routes['removeMany'], changed),
    useRestore: () => useWrite(routes.restore as Routes['restore'], changed),
    /** Another write of the kind. */
    useWrite: <R extends Route>(route: R) => useWrite(route, changed),
  };
}

function useWrite<R extends Route>(route: R, changed: readonly string[]) {
  const queryClient = useQueryClient();
  return useMutation<RouteAnswer<R>, Error, RouteInput<R>>({
    mutationFn: (input) => call(route, input),
    onSuccess: () => Promise.all(changed.map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  });
}
