import { randomUUID } from 'node:crypto';
import { ledger } from '../../modules/ledger/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { BuiltStore } from './people.ts';

let made = 0;

/** An active prize without a photo. */
export async function buildReward(
  database: Database,
  {
    codigo = `PR${++made}` as string,
    custoTotal = '3.00',
    custoAlternativo = null as string | null,
    tipo = 'geral',
    categoria = 'Dia a Dia' as string | null,
    parceiroComercial = null as string | null,
    ativo = true,
    nome = '',
  } = {},
): Promise<{ id: number; codigo: string; nome: string }> {
  const { rows } = await database.pool.query(
    `insert into rewards (codigo, nome, descricao, custo_total, custo_alternativo, tipo, categoria, parceiro_comercial, ativo)
     values ($1, $2, '<p>Condições</p>', $3, $4, $5, $6, $7, $8) returning id, codigo, nome`,
    [codigo, nome || `Prêmio ${codigo}`, custoTotal, custoAlternativo, tipo, categoria, parceiroComercial, ativo],
  );
  return rows[0] as { id: number; codigo: string; nome: string };
}

/** Credits points to a seller, as a sale would; returns the entry's id. */
export async function givePoints(
  database: Database,
  clock: Clock,
  seller: { id: number; store: BuiltStore },
  valor: string,
  venceEm = '2099-12-31',
): Promise<number> {
  const key = `teste:${randomUUID()}`;
  const { entryId } = await database.transaction(({ sql }) =>
    ledger.credit(
      { sql, clock },
      {
        holderType: 'SELLER',
        holderId: seller.id,
        currency: 'PONTO',
        networkId: seller.store.networkId,
        valor,
        type: 'VENDA',
        origemTipo: 'TESTE',
        origemId: key,
        idempotencyKey: key,
        venceEm,
      },
    ),
  );
  return entryId;
}
