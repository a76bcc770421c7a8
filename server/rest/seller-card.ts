import { z } from 'zod';
import type { cardOfSeller } from '../modules/cards/index.ts';
import { amountRule, flagRule, instantRule } from '../platform/rest/answer-rules.ts';
import { toJsonNumber } from '../shared/money.ts';

/** doc 002 §3 Seller profile: the card; null if there is none. */
export const sellerCardRule = z
  .strictObject({
    numero: z.string(),
    saldo: amountRule,
    atualizadoEm: instantRule,
    bloqueado: flagRule,
    emDesbloqueio: flagRule,
    entregue: flagRule,
  })
  .nullable();

const flag = (value: boolean) => (value ? (1 as const) : (0 as const));

/** The card as returned by both the session and a redemption. */
export const sellerCard = (card: Awaited<ReturnType<typeof cardOfSeller>>): z.output<typeof sellerCardRule> =>
  card && {
    numero: card.numero,
    saldo: toJsonNumber(card.saldo),
    atualizadoEm: card.atualizadoEm,
    bloqueado: flag(card.bloqueado),
    emDesbloqueio: flag(card.emDesbloqueio),
    entregue: flag(card.entregue),
  };
