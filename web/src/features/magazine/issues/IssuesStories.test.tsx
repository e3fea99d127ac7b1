import { testStories } from '#web/testing/test-stories.tsx';
import * as stories from './Issues.stories.tsx';

testStories(stories);
