import { testStories } from '#web/testing/test-stories.tsx';
import * as stories from './MediaManager.stories.tsx';

testStories(stories);
