import { testStories } from '#web/testing/test-stories.tsx';
import * as stories from './Categorisation.stories.tsx';
import * as imports from './import/Import.stories.tsx';

testStories({ ...stories, ...imports });
