import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';
import process from 'node:process';

// Every start but the first finds its modules compiled.
enableCompileCache(path.resolve(import.meta.dirname, '../../node_modules/.cache/baklja/compiled'));

// Pictures are made on the threads that also compress answers, check passwords and read files; with the usual four, two
// pictures and two uploads would hold up everybody else. It counts only before the first of them is started.
process.env['UV_THREADPOOL_SIZE'] ??= '8';

const { main } = await import('./start.ts');

await main();

// Node does it at the end of the process, which a process that is killed does not reach.
flushCompileCache();
