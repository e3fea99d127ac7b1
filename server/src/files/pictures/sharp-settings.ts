import sharp from 'sharp';

// Sharp shares its threads with file access and password hashing: one thread for a picture leaves the others free.
// Nothing is read twice, so that a cache would only hold memory.
sharp.concurrency(1);
sharp.cache(false);

/** The configured sharp of the server. */
export { sharp };
