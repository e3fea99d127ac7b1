import { testStories } from '#web/testing/test-stories.tsx';
import * as stories from './People.stories.tsx';

testStories(stories);
