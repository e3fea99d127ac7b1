import { testStories } from '#web/testing/test-stories.tsx';
import * as stories from './Athletes.stories.tsx';

testStories(stories);
