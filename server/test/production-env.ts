import { randomBytes } from 'node:crypto';

/** Environment of a process that serves a test database as in production; its files go into `folder`. */
export const productionEnv = (url: string, port: number, folder: string) => ({
  DATABASE_URL: url,
  DATABASE_DIRECT_URL: '',
  SECRET: randomBytes(32).toString('hex'),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  PORT: String(port),
  HOST: '127.0.0.1',
  DATA_FOLDER: folder,
});
