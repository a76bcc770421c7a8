import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { isMasked, maskSql } from '../../platform/lists/personal.ts';
import { staffScope } from '../../platform/lists/staff-scope.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';
import type { RedemptionStatus } from '../../shared/enums.ts';
import type { ReversalReason } from '../../shared/reversal-reason.ts';
import { buyersScope } from '../consumers/index.ts';
import { ledger } from '../ledger/index.ts';
import './redemption.errors.ts';
import { redemptionIdRules } from './redemption.rules.ts';
import type { redemptionEventKindSet, redemptionKindSet } from './redemption-sets.ts';
import { redemptionsScope } from './redemptions-scope.ts';

/** One change, as a redemption's history shows it. */
export interface RedemptionEventRow {
  id: number;
  tipo: keyof typeof redemptionEventKindSet;
  de: string | null;
  para: string | null;
  atorNome: string;
  criadoEm: Date;
}

/** A redemption with the contents of its voucher and history; decimals are text. */
export interface RedemptionDetails {
  id: number;
  audience: 'SELLER' | 'CONSUMER';
  redemptionCode: string;
  codigo: string | null;
  idTitular: number;
  titular: string;
  email: string | null;
  revenda: string | null;
  cidade: string | null;
  premio: string;
  tipo: keyof typeof redemptionKindSet;
  /** HTML, sanitised when written; null for an offer. */
  descricao: string | null;
  parceiroComercial: string | null;
  /** An offer's conditions as the third party states them: plain text. */
  condicoes: string | null;
  /** Where an offer is used. */
  local: Record<string, string | null> | null;
  qtde: number;
  obs: string | null;
  /** Why it was cancelled, and what the holder reads beside it. */
  causa: ReversalReason | null;
  observacao: string | null;
  pontosGastos: DecimalText;
  saldoAnterior: DecimalText;
  saldoNovo: DecimalText;
  status: RedemptionStatus;
  versao: number;
  resgatadoEm: Date;
  dataEntrega: string | null;
  prazoEntrega: string;
  eventos: RedemptionEventRow[];
}

/** The holder's e-mail: a consumer's is masked for those who see masks. */
const EMAIL = 'coalesce(v.email, c.email)';
const MASKED_EMAIL = `coalesce(v.email, ${maskSql('email', 'c.email')})`;

const detailsSql = (
  email: string,
) => `select x.id, x.audience, x.redemption_code as "redemptionCode", coalesce(w.codigo, o.offer_id) as codigo, coalesce(x.seller_id, x.consumer_id) as "idTitular",
    x.titular_nome as titular, ${email} as email, s.nome_fantasia as revenda, s.end_cidade as cidade, x.premio, x.tipo,
    w.descricao, coalesce(w.parceiro_comercial, p.name) as "parceiroComercial", o.offer_terms as condicoes, o.location as local, x.qtde, x.obs,
    x.cancelamento_causa as causa, x.cancelamento_observacao as observacao, x.pontos_gastos as "pontosGastos",
    x.saldo_anterior as "saldoAnterior", x.saldo_novo as "saldoNovo", x.status, x.versao, x.resgatado_em as "resgatadoEm",
    x.data_entrega as "dataEntrega", x.prazo_entrega as "prazoEntrega"
  from redemptions x left join rewards w on w.id = x.reward_id left join sellers v on v.id = x.seller_id
  left join consumers c on c.id = x.consumer_id left join stores s on s.id = x.store_id
  left join offers o on o.id = x.offer_id left join offer_partners p on p.id = o.partner_id`;

/** One redemption with its history; members see only their own, without who handled it. Refuses: REDEMPTION_NOT_FOUND. */
export const redemptionQuery = defineQuery({
  name: 'redemption',
  permission: 'redemption:read',
  input: redemptionIdRules,
  read: async (ctx, { id }): Promise<RedemptionDetails> => {
    const params: unknown[] = [id];
    const bind = (value: unknown) => `$${params.push(value)}`;
    const conditions = ['x.id = $1', ...redemptionsScope({ actor: ctx.actor, bind }, 'x')];
    const [details] = await ctx.read<RedemptionDetails>(
      `${detailsSql(isMasked(ctx) ? MASKED_EMAIL : EMAIL)} where ${conditions.join(' and ')}`,
      params,
    );
    if (!details) throw new AppError('REDEMPTION_NOT_FOUND');
    if (details.audience === 'CONSUMER') ctx.disclosed?.add(String(details.idTitular));
    return { ...details, eventos: ctx.actor.kind === 'staff' ? await eventsOf(ctx, id) : [] };
  },
});

function eventsOf(ctx: AppContext, id: number): Promise<RedemptionEventRow[]> {
  return ctx.read(
    `select id, tipo, de, para, ator_nome as "atorNome", criado_em as "criadoEm" from redemption_events
     where redemption_id = $1 order by id desc`,
    [id],
  );
}

const HOLDERS = {
  SELLER: `select v.id from sellers v join stores s on s.id = v.store_id where v.id = $1 and v.excluido_em is null`,
  CONSUMER: 'select c.id from consumers c where c.id = $1 and c.excluido_em is null',
} as const;

/**
 * The shown balance of a member (docs/ledger.md), points for a seller or BRL for a consumer; negative while reversals are owed. Members may ask only for
 * themselves, staff within their networks and stores. Refuses: NOT_FOUND.
 */
export const memberBalanceQuery = defineQuery({
  name: 'memberBalance',
  permission: 'balance:read',
  input: z.strictObject({ kind: z.enum(['SELLER', 'CONSUMER']), id: z.int32().positive() }),
  read: async (ctx, { kind, id }): Promise<{ saldoPontos: DecimalText }> => {
    if (!(await mayReadBalance(ctx, kind, id))) throw new AppError('NOT_FOUND');
    const { shown } = await ledger.standing(
      { sql: ctx.read, clock: ctx.clock },
      { holderType: kind, holderId: id, currency: kind === 'SELLER' ? 'PONTO' : 'BRL' },
    );
    return { saldoPontos: shown };
  },
});

async function mayReadBalance({ actor, read }: AppContext, kind: 'SELLER' | 'CONSUMER', id: number): Promise<boolean> {
  if (actor.kind === 'seller' || actor.kind === 'consumer') return actor.kind === kind.toLowerCase() && actor.id === id;
  const params: unknown[] = [id];
  const conditions: string[] = [];
  const bind = (value: unknown) => `$${params.push(value)}`;
  if (kind === 'CONSUMER') conditions.push(...buyersScope({ actor, bind }, 'c.id'));
  else conditions.push(...staffScope({ actor, bind }, { store: 's.id', network: 's.network_id' }));
  return (await read([HOLDERS[kind], ...conditions].join(' and '), params)).length > 0;
}
