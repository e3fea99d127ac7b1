import { testStories } from '#web/testing/test-stories.tsx';
import * as stories from './MagazineArticles.stories.tsx';

testStories(stories);
