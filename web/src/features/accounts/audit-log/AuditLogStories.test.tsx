import { testStories } from '#web/testing/test-stories.tsx';
import * as stories from './AuditLog.stories.tsx';

testStories(stories);
