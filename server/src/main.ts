import process from 'node:process';

// Pictures are made on the threads that also compress answers, check passwords and read files; with the usual four, two
// pictures and two uploads would hold up everybody else. It counts only before the first of them is started.
process.env['UV_THREADPOOL_SIZE'] ??= '8';

const { main } = await import('./start.ts');

await main();
