import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { formatBrl, formatDecimal } from '../../shared/format.ts';
import { withKind } from '../../shared/text.ts';
import './auto-credit.errors.ts';

/** The values of a rule that a person sets; amounts are decimal text. */
export interface RuleValues {
  ativa: boolean;
  limiteNota: string;
  limiteDia: string;
  limiteMembro: string;
  diasDeConta: number;
  amostra: string;
  discordancia: string;
  janela: number;
  salto: string;
}

/** A rule locked until the end of the transaction. */
export interface LockedRule extends RuleValues {
  id: number;
  networkId: number;
  rede: string;
  redeAtiva: boolean;
  audience: 'SELLER' | 'CONSUMER';
  fonte: 'XML_ASSINADO' | 'FOTO';
  versao: number;
}

/** SQL of a rule's values, over `credit_rules c`. */
export const RULE_VALUES = `c.ativa, c.limite_nota as "limiteNota", c.limite_dia as "limiteDia", c.limite_membro as "limiteMembro",
  c.dias_de_conta as "diasDeConta", c.amostra, c.discordancia, c.janela, c.salto`;
/** SQL of a whole rule, over `credit_rules c join networks n`. */
export const RULE_COLUMNS = `c.id, c.network_id as "networkId", n.nome as rede, n.ativo and n.excluido_em is null as "redeAtiva", c.audience, c.fonte,
  c.versao, ${RULE_VALUES}`;

/** Locks a rule of the actor's networks. Refuses: CREDIT_RULE_NOT_FOUND. */
export async function lockRule({ sql, actor }: Pick<ActionContext, 'sql' | 'actor'>, id: number): Promise<LockedRule> {
  const [rule] = await sql<LockedRule>(
    `select ${RULE_COLUMNS} from credit_rules c join networks n on n.id = c.network_id
     where c.id = $1 and n.excluido_em is null and ($2::int[] is null or c.network_id = any($2)) for update of c`,
    [id, actor.kind === 'staff' ? actor.networkIds : null],
  );
  if (!rule) throw new AppError('CREDIT_RULE_NOT_FOUND');
  return rule;
}

const AUDIENCE = { SELLER: 'vendedores', CONSUMER: 'consumidores' } as const;
const SOURCE = { XML_ASSINADO: 'XML assinado', FOTO: 'fotografia' } as const;

/** 'rede Sul, vendedores, XML assinado', or 'Rede Sul, ...' where the name begins so. */
export const nameOf = ({ rede, audience, fonte }: Pick<LockedRule, 'rede' | 'audience' | 'fonte'>): string =>
  `${withKind('rede', rede)}, ${AUDIENCE[audience]}, ${SOURCE[fonte]}`;

/** An amount in the currency of the rule's audience: '500,00 pontos' or 'R$ 50,00'. */
export const amountOf = ({ audience }: Pick<LockedRule, 'audience'>, value: string): string =>
  audience === 'SELLER' ? `${formatDecimal(value)} pontos` : formatBrl(value);
