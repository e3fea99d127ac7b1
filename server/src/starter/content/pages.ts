import { joinLines } from './join-lines.ts';
import { englishPages } from './pages-en.ts';
import { croatianPages } from './pages-hr.ts';
import type { StarterPage } from './starter-page.ts';

/** All starter pages, in the order in which they get their ids. */
export const starterPages: readonly StarterPage[] = [...croatianPages, ...englishPages].map(withoutSourceLines);

function withoutSourceLines(page: StarterPage): StarterPage {
  const { description, accordion } = page;
  return {
    ...page,
    description: joinLines(description),
    ...(accordion && { accordion: accordion.map(({ title, data }) => ({ title, data: joinLines(data) })) }),
  };
}
