import { testStories } from '#web/testing/test-stories.tsx';
import * as stories from './RecordList.stories.tsx';

testStories(stories);
