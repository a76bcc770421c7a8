import type { ActionContext } from '../../platform/context.ts';
import type { PrizeType } from '../../shared/enums.ts';
import { alternativePointsSql, pointsSql } from './prize-price.ts';
import { inScenarioSql } from './scenario-prizes.ts';

/** An active prize at the price of one store's network. */
export interface Prize {
  id: number;
  codigo: string;
  nome: string;
  tipo: PrizeType;
  parceiroComercial: string | null;
  /** Null where the network's point is worth nothing. */
  pontos: string | null;
  /** For the 220V version; null unless bivolt. */
  pontosAlternativo: string | null;
}

const FIND = `select w.id, w.codigo, w.nome, w.tipo, w.parceiro_comercial as "parceiroComercial",
    ${pointsSql('w.custo_total', 'n.valor_ponto')} as pontos, ${alternativePointsSql('n.valor_ponto')} as "pontosAlternativo"
  from rewards w join stores s on s.id = $2 join networks n on n.id = s.network_id join scenarios k on k.id = s.cenario
  where w.codigo = $1 and w.ativo and w.excluido_em is null and ${inScenarioSql}`;

/** The active prize with a code, if the store offers it, priced as in the catalogue; null when there is none. */
export async function findPrize({ sql }: Pick<ActionContext, 'sql'>, codigo: string, storeId: number): Promise<Prize | null> {
  const [prize] = await sql<Prize>(FIND, [codigo, storeId]);
  return prize ?? null;
}
