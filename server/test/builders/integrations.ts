import type { IntegrationActor } from '../../platform/actor.ts';
import { hashToken, INTEGRATION_TOKEN, newToken } from '../../platform/auth/tokens.ts';
import type { Database } from '../../platform/db/database.ts';

let made = 0;

/** An outside platform with a valid token. */
export async function buildIntegration(
  database: Database,
  { plataforma = 'SW PRO Cursos', limiteMensal = '0' } = {},
): Promise<{ id: number; token: string; actor: IntegrationActor }> {
  const token = `${INTEGRATION_TOKEN}${newToken()}`;
  const nome = `Plataforma ${++made}`;
  const { rows } = await database.pool.query<{ id: number }>(
    'insert into integrations (nome, plataforma, token_hash, limite_mensal) values ($1, $2, $3, $4) returning id',
    [nome, plataforma, hashToken(token), limiteMensal],
  );
  const { id } = rows[0]!;
  return { id, token, actor: { kind: 'integration', id, nome } };
}
