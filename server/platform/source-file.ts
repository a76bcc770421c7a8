import path from 'node:path';

/**
 * A file of the checkout that is read, served or started as it is, by its path below server/. Asked for by this and not beside
 * `import.meta.url`: the program that runs may be the built one (scripts/build-server.mjs). Every process starts in the checkout.
 */
export const sourceFile = (...below: string[]): string => path.resolve('server', ...below);
