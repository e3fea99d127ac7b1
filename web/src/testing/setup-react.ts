import * as React from 'react';

// React's development build makes a task and the stack of its caller for each element and a mark for each render, for its
// developer tools: a third of the time of a test. Its warnings do not need them.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} });
