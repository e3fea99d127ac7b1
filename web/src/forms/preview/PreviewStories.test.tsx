import { expect } from 'vitest';
import { testStories } from '#web/testing/test-stories.tsx';
import * as stories from './Preview.stories.tsx';

type Openers = NonNullable<Parameters<typeof testStories>[1]>;

const opensPreview: Openers[string] = async ({ getByRole, getByTitle }) => {
  await getByRole('button', { name: 'Pregled' }).click();
  await expect.element(getByTitle(/^Pregled (članka|stranice): /)).toBeVisible();
};

const asksToRevoke: Openers[string] = async ({ getByRole }) => {
  const opensLinks = getByRole('button', { name: 'Poveznica za kolege' });
  if (opensLinks.query()) await opensLinks.click();
  const revokes = getByRole('button', { name: 'Opozovi' }).first();
  await expect.element(revokes).toBeVisible();
  await revokes.click();
  await expect.element(getByRole('button', { name: 'Opozovi poveznicu' })).toBeVisible();
};

testStories(stories, {
  ButtonOfArticle: async (screen) => {
    await opensPreview(screen);
    await asksToRevoke(screen);
  },
  ButtonOfChangedArticle: opensPreview,
  ButtonOfNewPage: opensPreview,
  FullList: asksToRevoke,
});
