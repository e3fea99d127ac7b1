import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';
import process from 'node:process';

// Every start but the first finds its modules compiled.
enableCompileCache(path.resolve(import.meta.dirname, '../../node_modules/.cache/baklja/compiled'));

// Pictures are made on the threads that also compress answers, check passwords and read files; with the default of
// four, two pictures and two uploads would delay every other request. The value is read only before the first of these
// threads starts.
process.env['UV_THREADPOOL_SIZE'] ??= '8';

const { main } = await import('./start.ts');

await main();

// Node does this when the process ends, but not when the process is killed.
flushCompileCache();
