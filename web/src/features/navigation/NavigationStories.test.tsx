import { testStories } from '#web/testing/test-stories.tsx';
import * as stories from './Navigation.stories.tsx';

testStories(stories);
