import { expect } from 'vitest';
import { opensDialog, testStories } from '#web/testing/test-stories.tsx';
import * as stories from './RecordForm.stories.tsx';

testStories(stories, {
  Drawer: opensDialog('Otvori zapis'),
  DrawerByParameter: async ({ getByRole }) => {
    await getByRole('link', { name: 'Uredi: Gimnastika' }).click();
    await expect.element(getByRole('textbox', { name: 'Naziv' })).toHaveFocus();
  },
});
