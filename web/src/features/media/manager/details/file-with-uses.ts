import type { mediaRoutes } from '@baklja/contract/features/media';
import type { RouteAnswer } from '@baklja/contract/route';

/** A file with what uses it and what has the same bytes. */
export type FileWithUses = RouteAnswer<typeof mediaRoutes.getFile>;
