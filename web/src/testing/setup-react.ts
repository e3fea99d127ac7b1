// React's development build makes a task for each element and a mark for each render, for its developer tools: a sixth of
// the time of a test. Its warnings do not need them.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
