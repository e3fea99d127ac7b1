import { testStories } from '#web/testing/test-stories.tsx';
import * as stories from './Users.stories.tsx';

testStories(stories);
