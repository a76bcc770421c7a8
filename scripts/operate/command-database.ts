import fs from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../server/platform/db/embedded-postgres.ts';

/**
 * The database a command works on: DATABASE_DIRECT_URL or DATABASE_URL (also from .env), else the embedded one, started for the command
 * unless already running.
 */
export async function commandDatabase(): Promise<{ url: string; dataFolder: string; isEmbedded: boolean; close: () => Promise<void> }> {
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
  const dataFolder = process.env.DATA_FOLDER || '.data';
  // Commands use session locks, COPY and session settings: never through a pooler.
  const url = process.env.DATABASE_URL && (process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL);
  if (url) return { url, dataFolder, isEmbedded: false, close: async () => {} };
  const server = await startEmbeddedPostgres({ folder: path.join(dataFolder, 'postgres') });
  return { url: server.url(), dataFolder, isEmbedded: true, close: () => server.stop() };
}
