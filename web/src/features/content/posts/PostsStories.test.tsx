import { opensDialog, testStories } from '#web/testing/test-stories.tsx';
import * as lists from './list/PostList.stories.tsx';
import * as stories from './Posts.stories.tsx';

const compares = opensDialog('Usporedi');

testStories({ ...lists, ...stories }, { Conflict: compares, ConflictWithoutChoice: compares });
