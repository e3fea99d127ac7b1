import { testStories } from '#web/testing/test-stories.tsx';
import * as stories from './Documents.stories.tsx';

testStories(stories);
