import path from 'node:path';

/**
 * A source file that is read, served or started as it is, by its path under server/. Not resolved from `import.meta.url`, because the built
 * program may be running (scripts/start/build-server.mjs). Every process starts in the checkout.
 */
export const sourceFile = (...below: string[]): string => path.resolve('server', ...below);
