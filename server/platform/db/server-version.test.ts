import type pg from 'pg';
import { refuseOldServer } from './server-version.ts';

const serverOf = (version: string) => ({ query: async () => ({ rows: [{ server_version: version }] }) }) as unknown as pg.Client;

describe('the version of PostgreSQL', () => {
  it.each(['15.0', '15.18 (Debian 15.18-0+deb12u1)', '18.4', '19beta1'])('goes on with %s', async (version) => {
    await expect(refuseOldServer(serverOf(version))).resolves.toBeUndefined();
  });

  it.each(['14.19', '9.6.24'])('refuses %s', async (version) => {
    await expect(refuseOldServer(serverOf(version))).rejects.toThrow(
      `DATABASE_URL: o servidor é o PostgreSQL ${version}; é preciso o PostgreSQL 15 ou mais novo`,
    );
  });
});
