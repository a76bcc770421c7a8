/**
 * SQL of what an offer `o` costs now: its points less the discount (domain rules §4.11). Lists show it and a redemption charges
 * it, so that they cannot differ.
 */
export const OFFER_PRICE_SQL = 'coalesce(o.pontos_desconto, o.pontos)';

/**
 * SQL of whether an offer `o` can be seen and redeemed: still in the catalogue and worth points (document 002 §2). One whose code is
 * also a prize's is not: that code would redeem the prize.
 */
export const OFFER_ON_SALE_SQL = `o.ativo and o.pontos > 0
  and not exists (select from rewards w where w.codigo = o.offer_id and w.ativo and w.excluido_em is null)`;
