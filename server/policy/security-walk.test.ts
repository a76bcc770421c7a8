import { existsSync, readFileSync } from 'node:fs';

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

it('names in docs/security.md tests that there are', () => {
  const named = [...readFileSync('docs/security.md', 'utf8').matchAll(/`([\w/.-]+\.test\.tsx?)`: (.+?)(?=<br>| \|)/g)];
  expect(named.length).toBeGreaterThan(70);
  const gone = named.filter(([, file, sentence]) => !existsSync(file!) || !readFileSync(file!, 'utf8').includes(sentence!));
  expect(gone.map(([text]) => text)).toEqual([]);
});

it('is of exact versions with checksums from no address, and runs nothing while it is installed', () => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = json('package.json');
  const loose = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
  const packages = Object.entries<{ version?: string; resolved?: string; integrity?: string }>(json('package-lock.json').packages);
  expect(packages.length).toBeGreaterThan(1_000);
  expect(packages.filter(([, { version, resolved }]) => !version || resolved).map(([path]) => path)).toEqual([]);
  expect(packages.filter(([path, { integrity }]) => path && !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toEqual(expect.arrayContaining(['save-exact=true', 'ignore-scripts=true']));
});

it('brings one version of pg, so that the pool, MikroORM and the queue agree on types and errors', () => {
  const { packages } = json('package-lock.json') as { packages: Record<string, { dev?: boolean }> };
  const pg = Object.entries(packages).filter(([path, { dev }]) => /(^|\/)node_modules\/pg$/.test(path) && !dev);
  expect(pg.map(([path]) => path)).toEqual(['node_modules/pg']);
});
