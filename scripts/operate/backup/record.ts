import pg from 'pg';
import { readManifest } from './manifest.ts';

/**
 * Records a complete backup in the database it was made of, for the operator's page and the alert on old backups. The copy itself does not
 * hold this row, and `database_identity` keeps a restored copy from counting the backups of its original.
 */
export async function recordBackup(url: string, folder: string, verified: boolean): Promise<void> {
  const { criadoEm, tables, files } = await readManifest(folder);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  const client = new pg.Client({ connectionString: url, application_name: 'fidelidade-backup' });
  await client.connect();
  try {
    await client.query(
      'insert into backups (banco, criado_em, verificado, linhas, tamanho_bytes) values (database_identity(), $1, $2, $3, $4)',
      [criadoEm, verified, rows, bytes],
    );
  } finally {
    await client.end();
  }
}
