/** The library that decodes and encodes pictures, loaded with the first one: a process that sees none saves 21 MB. */
export const loadSharp = async () => (await import('sharp')).default;
