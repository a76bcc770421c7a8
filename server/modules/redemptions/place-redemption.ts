import { randomBytes } from 'node:crypto';
import type { SellerActor } from '../../platform/actor.ts';
import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { addDays, monthOf } from '../../shared/dates.ts';
import { formatDecimal } from '../../shared/format.ts';
import { PROGRAMME_LIMITS } from '../../shared/limits.ts';
import { compare, type DecimalText, multiply, subtract } from '../../shared/money.ts';
import { generateRedemptionCode } from '../../shared/redemption-code.ts';
import { normalizeSearch } from '../../shared/text.ts';
import { type Holder, ledger } from '../ledger/index.ts';
import './redemption.errors.ts';

/** A seller about to redeem, read under the lock of the account: nothing of it changes until the transaction ends. */
export interface Redeemer {
  holder: Holder;
  sellerId: number;
  nome: string;
  cpf: string;
  storeId: number;
  revenda: string;
  networkId: number;
  hasCard: boolean;
  sempre: boolean;
}

/** A prize or an offer with its price. */
export interface PricedItem {
  rewardId: number | null;
  premio: string;
  tipo: string;
  /** Points of one. */
  pontos: DecimalText;
  qtde: number;
  obs: string | null;
  /** The partner that the monthly limit counts by; such items are redeemed one at a time. */
  parceiroComercial: string | null;
}

/** Entries of the ledger name their redemption by this and its id. */
export const REDEMPTION_ORIGIN = 'RESGATE';

/**
 * Locks the seller's account and refuses who may not redeem at all (domain rules §4.7): REDEMPTION_SELLER_INACTIVE,
 * REDEMPTION_TERMS_NOT_ACCEPTED, REDEMPTION_NOT_RELEASED, REDEMPTION_MONTH_LIMIT.
 */
export async function lockRedeemer(ctx: ActionContext, actor: SellerActor): Promise<Redeemer> {
  const holder: Holder = { holderType: 'SELLER', holderId: actor.id, currency: 'PONTO', networkId: actor.networkId };
  await ledger.lock(ctx, [holder]);
  // Counted inside the lock: two requests at once see each other's redemptions.
  const [seller] = await ctx.sql<
    Omit<Redeemer, 'holder'> & { ativo: boolean; aceitouRegulamento: boolean; resgateLiberado: boolean; resgatesDoMes: number }
  >(
    `select v.id as "sellerId", v.nome, v.cpf, v.ativo and v.excluido_em is null as ativo,
       v.aceitou_regulamento_em is not null as "aceitouRegulamento", s.id as "storeId", s.nome_fantasia as revenda,
       s.network_id as "networkId", s.resgate_liberado as "resgateLiberado", c.janela_parceiro = 'SEMPRE' as sempre,
       exists (select from cards k where k.seller_id = v.id) as "hasCard",
       (select count(*) from redemptions x where x.seller_id = v.id and x.mes = $2 and x.status <> 3) as "resgatesDoMes"
     from sellers v join stores s on s.id = v.store_id cross join system_settings c where v.id = $1`,
    [actor.id, monthOf(ctx.clock.today())],
  );
  if (!seller?.ativo) throw new AppError('REDEMPTION_SELLER_INACTIVE');
  if (!seller.aceitouRegulamento) throw new AppError('REDEMPTION_TERMS_NOT_ACCEPTED');
  if (!seller.resgateLiberado) throw new AppError('REDEMPTION_NOT_RELEASED');
  if (seller.resgatesDoMes >= PROGRAMME_LIMITS.redemptionsPerMonth) throw new AppError('REDEMPTION_MONTH_LIMIT');
  return { ...seller, holder };
}

/** Partner as limits compare it: accents, case and spaces do not make another one. */
export const partnerKey = (name: string | null): string | null => (name ? normalizeSearch(name) || null : null);

/**
 * Redeems for a locked redeemer: writes the redemption with its price and balances and takes the points from the ledger.
 * Refuses: REDEMPTION_PARTNER_QUANTITY, REDEMPTION_PARTNER_LIMIT, REDEMPTION_DEBT, REDEMPTION_INSUFFICIENT_BALANCE.
 */
export async function placeRedemption(
  ctx: ActionContext,
  redeemer: Redeemer,
  item: PricedItem,
): Promise<{ id: number; redemptionCode: string; saldoNovo: DecimalText }> {
  const parceiro = partnerKey(item.parceiroComercial);
  await checkPartner(ctx, redeemer, item, parceiro);
  const pontosGastos = multiply(item.pontos, String(item.qtde));
  const { available, debt } = await ledger.available(ctx, redeemer.holder);
  if (compare(debt, '0') > 0) throw new AppError('REDEMPTION_DEBT');
  if (compare(available, pontosGastos) < 0)
    throw new AppError('REDEMPTION_INSUFFICIENT_BALANCE', { faltam: formatDecimal(subtract(pontosGastos, available)) });
  const saldoNovo = subtract(available, pontosGastos);
  const today = ctx.clock.today();
  const redemptionCode = generateRedemptionCode(randomBytes);
  const [row] = await ctx.sql<{ id: number }>(
    `insert into redemptions (audience, seller_id, store_id, network_id, reward_id, redemption_code, premio, tipo, qtde, obs,
       pontos_gastos, saldo_anterior, saldo_novo, resgatado_em, prazo_entrega, parceiro_comercial, mes, criado_em, titular_nome, busca)
     values ('SELLER', $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $13, $17, $18) returning id`,
    [
      redeemer.sellerId,
      redeemer.storeId,
      redeemer.networkId,
      item.rewardId,
      redemptionCode,
      item.premio,
      item.tipo,
      item.qtde,
      item.obs,
      pontosGastos,
      available,
      saldoNovo,
      ctx.clock.now(),
      addDays(today, PROGRAMME_LIMITS.deliveryDays),
      parceiro,
      monthOf(today),
      redeemer.nome,
      normalizeSearch([redeemer.nome, redeemer.cpf, redeemer.revenda, item.premio, redemptionCode].join(' ')),
    ],
  );
  const id = row!.id;
  await ledger.debit(ctx, {
    ...redeemer.holder,
    valor: pontosGastos,
    type: 'RESGATE',
    origemTipo: REDEMPTION_ORIGIN,
    origemId: String(id),
    idempotencyKey: `resgate:${id}`,
    regra: { premio: item.premio, pontos: item.pontos, qtde: item.qtde },
  });
  return { id, redemptionCode, saldoNovo };
}

async function checkPartner(ctx: ActionContext, redeemer: Redeemer, item: PricedItem, parceiro: string | null): Promise<void> {
  if (!parceiro) return;
  if (item.qtde !== 1) throw new AppError('REDEMPTION_PARTNER_QUANTITY');
  const [before] = await ctx.sql(
    'select from redemptions where seller_id = $1 and parceiro_comercial = $2 and status <> 3 and (mes = $3 or $4) limit 1',
    [redeemer.sellerId, parceiro, monthOf(ctx.clock.today()), redeemer.sempre],
  );
  if (before) throw new AppError('REDEMPTION_PARTNER_LIMIT', { sempre: redeemer.sempre ? 1 : 0 });
}
