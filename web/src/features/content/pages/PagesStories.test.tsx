import { opensDialog, testStories } from '#web/testing/test-stories.tsx';
import * as lists from './list/PageList.stories.tsx';
import * as stories from './Pages.stories.tsx';

testStories({ ...lists, ...stories }, { Conflict: opensDialog('Usporedi') });
