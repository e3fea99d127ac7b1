import { testStories } from '#web/testing/test-stories.tsx';
import * as stories from './Medals.stories.tsx';

testStories(stories);
