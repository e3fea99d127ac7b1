import { opensDialog, testStories } from '#web/testing/test-stories.tsx';
import * as stories from './RecordHistory.stories.tsx';

const open = opensDialog('Povijest');

testStories(stories, { History: open, UnsavedHistory: open, RejectedHistory: open, NoHistory: open });
