import { testStories } from '#web/testing/test-stories.tsx';
import * as stories from './Profile.stories.tsx';

testStories(stories);
