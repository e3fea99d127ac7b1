import type { Story } from '#web/testing/story.ts';

/** A story of a group, under its own title. */
export type GroupedStory = { title: string; Story: Story };

/** Every export of every `*.stories.tsx`, sorted by title. */
export const stories = Object.entries(import.meta.glob<Record<string, Story>>('../**/*.stories.tsx', { eager: true }))
  .flatMap(([path, module]) => Object.entries(module).map(([name, Story]) => requireTitle(Story, `${name} of ${path}`)))
  .toSorted((a, b) => a.title.localeCompare(b.title, 'hr'));

/** Stories that are shown together. */
export const singleStories = stories.filter(({ title }) => !title.includes('/'));

/** Stories by the title of their group. */
export const groupedStories: ReadonlyMap<string, GroupedStory[]> = Map.groupBy(
  stories.filter(({ title }) => title.includes('/')).map((Story) => ({ title: lastPartOf(Story.title), Story })),
  ({ Story }) => Story.title.slice(0, Story.title.indexOf('/')),
);

function requireTitle(Story: Story, name: string): Story {
  if (!Story.title) throw new Error(`${name} has no title`);
  return Story;
}

function lastPartOf(title: string): string {
  return title.slice(title.indexOf('/') + 1);
}
