import { testStories } from '#web/testing/test-stories.tsx';
import * as stories from './PostList.stories.tsx';

testStories(stories);
