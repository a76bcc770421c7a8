import 'reflect-metadata';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrate } from '../../server/migrate.ts';
import { hashToken, INTEGRATION_TOKEN, newToken } from '../../server/platform/auth/tokens.ts';
import { parseDecimal } from '../../server/shared/money.ts';
import { commandDatabase } from './command-database.ts';

/**
 * `npm run integration:create -- --nome … --plataforma … [--limite 5000]` prints a new integration's token once; only its hash is stored.
 * `--revogar <nome>` revokes one.
 */
const option = { type: 'string' } as const;
const { values } = parseArgs({ options: { nome: option, plataforma: option, limite: option, revogar: option } });
const limite = parseDecimal(values.limite ?? '0');
if (!values.revogar && (!values.nome?.trim() || !values.plataforma?.trim() || limite === null || Number(limite) < 0)) {
  process.stderr.write('Informe --nome e --plataforma, e --limite com os pontos por vendedor e mês; ou --revogar com o nome.\n');
  process.exit(1);
}
const database = await commandDatabase();
const client = new pg.Client({ connectionString: database.url });
try {
  await migrate(database.url);
  await client.connect();
  if (values.revogar) await revoke(values.revogar);
  else await create(values.nome!.trim(), values.plataforma!.trim(), limite!);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await client.end();
  await database.close();
}

async function create(nome: string, plataforma: string, limiteMensal: string): Promise<void> {
  const token = `${INTEGRATION_TOKEN}${newToken()}`;
  const { rowCount } = await client.query(
    'insert into integrations (nome, plataforma, token_hash, limite_mensal) values ($1, $2, $3, $4) on conflict (nome) do nothing',
    [nome, plataforma, hashToken(token), limiteMensal],
  );
  if (rowCount === 0) throw new Error('Já existe uma integração com este nome.');
  await log('createIntegration', { nome, plataforma, limiteMensal });
  process.stdout.write(`Integração ${nome} criada. Guarde o token, ele não será mostrado de novo:\n${token}\n`);
}

async function revoke(nome: string): Promise<void> {
  const { rowCount } = await client.query('update integrations set revogado_em = now() where nome = $1 and revogado_em is null', [nome]);
  if (rowCount === 0) throw new Error('Não há integração ativa com este nome.');
  await log('revokeIntegration', { nome });
  process.stdout.write(`Integração ${nome} revogada.\n`);
}

async function log(tipo: string, parametros: Record<string, unknown>): Promise<void> {
  await client.query(
    'insert into audit_entries (tipo, ator, responsavel, parametros, request_id, criado_em) values ($1, $2, $3, $4, $5, now())',
    [tipo, 'system', 'Sistema', JSON.stringify(parametros), 'command-create-integration'],
  );
}
