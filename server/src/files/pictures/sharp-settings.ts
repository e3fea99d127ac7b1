import sharp from 'sharp';

// Sharp works in the threads that files and passwords wait for as well: one for a picture leaves the others free. Nothing
// is read twice, so that a cache would only hold memory.
sharp.concurrency(1);
sharp.cache(false);

/** The one sharp of the server, with its settings made. */
export { sharp };
