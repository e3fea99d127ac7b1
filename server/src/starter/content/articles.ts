import { englishExplainedArticles } from './articles-en-explained.ts';
import { englishMedalArticles } from './articles-en-medals.ts';
import { athleteArticles } from './articles-hr-athletes.ts';
import { deskArticles } from './articles-hr-desk.ts';
import { explainedArticles } from './articles-hr-explained.ts';
import { summerArticles } from './articles-hr-summer.ts';
import { teamArticles } from './articles-hr-teams.ts';
import { winterArticles } from './articles-hr-winter.ts';
import { joinLines } from './join-lines.ts';
import type { StarterArticle } from './starter-article.ts';

/** All starter articles, in no chronological order. */
export const starterArticles: readonly StarterArticle[] = [
  ...summerArticles,
  ...winterArticles,
  ...athleteArticles,
  ...teamArticles,
  ...explainedArticles,
  ...deskArticles,
  ...englishMedalArticles,
  ...englishExplainedArticles,
].map(withoutSourceLines);

function withoutSourceLines(article: StarterArticle): StarterArticle {
  return { ...article, introtext: joinLines(article.introtext), fulltext: joinLines(article.fulltext) };
}
