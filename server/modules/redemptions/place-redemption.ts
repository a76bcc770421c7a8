import { randomBytes } from 'node:crypto';
import { actorKey, type SellerActor } from '../../platform/actor.ts';
import type { ActionContext } from '../../platform/context.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';
import { PROGRAMME_LIMITS } from '../../shared/limits.ts';
import { generateRedemptionCode } from '../../shared/redemption-code.ts';
import { normalizeSearch } from '../../shared/text.ts';
import './redemption.errors.ts';

/** A prize or an offer with its price. */
interface PricedItem {
  rewardId?: number;
  offerId?: number;
  premio: string;
  tipo: string;
  /** Points of one. */
  pontos: DecimalText;
  qtde: number;
  obs: string | null;
  /** The partner the monthly limit counts by; such items are redeemed one at a time. */
  parceiroComercial: string | null;
}

/** Ledger entries refer to their redemption by this and its id. */
export const REDEMPTION_ORIGIN = 'RESGATE';

/** The partner as limits compare it: ignores accents, case and spaces. */
const partnerKey = (name: string | null): string | null => (name ? normalizeSearch(name) || null : null);

/**
 * Redeems for a seller in one statement (function place_redemption): limits, balance, the redemption and its debit, under the account lock
 * (domain rules §4.7). Refuses: REDEMPTION_SELLER_INACTIVE, REDEMPTION_TERMS_NOT_ACCEPTED, REDEMPTION_NOT_RELEASED, REDEMPTION_MONTH_LIMIT,
 * REDEMPTION_PARTNER_QUANTITY, REDEMPTION_PARTNER_LIMIT, REDEMPTION_DEBT, REDEMPTION_INSUFFICIENT_BALANCE.
 */
export async function placeRedemption(
  ctx: Pick<ActionContext, 'sql' | 'clock'>,
  seller: SellerActor,
  { parceiroComercial, ...item }: PricedItem,
): Promise<{ id: number; redemptionCode: string; saldoNovo: DecimalText }> {
  const redemptionCode = generateRedemptionCode(randomBytes);
  const [row] = await ctx.sql<{ placed: { id: number; saldoNovo: DecimalText } }>(
    'select place_redemption($1::jsonb, $2::date, $3::timestamptz) as placed',
    [
      JSON.stringify({
        ...item,
        sellerId: seller.id,
        networkId: seller.networkId,
        parceiro: partnerKey(parceiroComercial),
        codigo: redemptionCode,
        limiteMes: PROGRAMME_LIMITS.redemptionsPerMonth,
        diasEntrega: PROGRAMME_LIMITS.deliveryDays,
        ator: actorKey(seller),
      }),
      ctx.clock.today(),
      ctx.clock.now(),
    ],
  );
  return { ...row!.placed, redemptionCode };
}
