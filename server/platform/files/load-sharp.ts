/**
 * The library that decodes and encodes pictures. With the first one: a process that never sees a picture does without its 21 MB
 * (docs/performance-history.md, What is loaded when).
 */
export const loadSharp = async () => (await import('sharp')).default;
