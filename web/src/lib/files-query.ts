/** Where everything about files stands in the cache of queries; whoever changes files invalidates it. */
export const filesQueryKey = ['files'] as const;
