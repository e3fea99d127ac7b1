const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Weeks of publishing, oldest first; `last` is the Monday of the last one, YYYY-MM-DD. */
export function makeWeeks(last: string, posts: readonly number[]): { week: string; posts: number }[] {
  const end = new Date(`${last}T00:00:00Z`).getTime();
  return posts.map((count, place) => ({
    week: new Date(end - (posts.length - 1 - place) * WEEK_MS).toISOString().slice(0, 10),
    posts: count,
  }));
}
