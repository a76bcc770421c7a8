import { defineAction } from '../../../platform/actions/action.ts';
import { actorKey } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { addBusinessDays } from '../../../shared/dates.ts';
import type { DecimalText } from '../../../shared/decimal-text.ts';
import { CASHBACK_LIMITS } from '../../../shared/limits.ts';
import '../cashback.errors.ts';
import { pixKeyRules } from '../cashback.rules.ts';
import { positionOf, voucherCode } from '../position.ts';

/** A new cashback redemption. */
export interface RedeemedCashback {
  id: number;
  /** Amount in BRL. */
  valor: DecimalText;
  /** Day by which it is paid. */
  prazoEntrega: string;
}

/**
 * A consumer withdraws a campaign's whole available cashback by PIX, once per campaign. Everything is decided under the account lock
 * (function place_cashback_redemption).
 */
export const redeemCashback = defineAction({
  name: 'redeemCashback',
  title: 'Resgate de cashback',
  permission: 'cashback:redeem',
  refuses: [
    'CASHBACK_UNAVAILABLE',
    'CASHBACK_ALREADY_REDEEMED',
    'CASHBACK_DEBT',
    'CASHBACK_CONSUMER_INACTIVE',
    'CASHBACK_TERMS_NOT_ACCEPTED',
    'CASHBACK_KEY_OF_ANOTHER',
    'MONEY_PAUSED',
  ],
  input: pixKeyRules,
  handler: async (ctx, { codigo, tipoChavePix, chavePix }): Promise<RedeemedCashback> => {
    const { actor } = ctx;
    if (actor.kind !== 'consumer') throw new AppError('NOT_ALLOWED');
    // The log records the key type, never the key.
    ctx.logAs({ tipoChavePix });
    const position = await positionOf(ctx.sql, ctx.clock, actor.id);
    if (!position.campaignId) throw new AppError('CASHBACK_UNAVAILABLE');
    const [settings] = await ctx.sql<{ own: boolean }>('select chave_cpf_do_titular as own from system_settings where id = 1');
    if (settings!.own && tipoChavePix === 'CPF' && chavePix !== actor.cpf) throw new AppError('CASHBACK_KEY_OF_ANOTHER');
    const expected = await voucherCode(ctx.sql, ctx.env.SECRET, actor.id, position.campaignId);
    if (codigo !== expected) throw new AppError(position.jaResgatou ? 'CASHBACK_ALREADY_REDEEMED' : 'CASHBACK_UNAVAILABLE');
    const prazoEntrega = addBusinessDays(ctx.clock.today(), CASHBACK_LIMITS.payoutBusinessDays);
    const [row] = await ctx.sql<{ placed: { id: number; valor: DecimalText } }>(
      'select place_cashback_redemption($1::jsonb, $2::date, $3::timestamptz) as placed',
      [
        JSON.stringify({
          consumerId: actor.id,
          campaignId: position.campaignId,
          codigo,
          tipoChavePix,
          chavePix,
          prazoEntrega,
          horasRetencao: CASHBACK_LIMITS.firstPayoutHoldHours,
          ator: actorKey(actor),
        }),
        ctx.clock.today(),
        ctx.clock.now(),
      ],
    );
    return { ...row!.placed, prazoEntrega };
  },
});
