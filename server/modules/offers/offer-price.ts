/**
 * SQL of an offer `o`'s current price: its points minus the discount (domain rules §4.11). Lists and redemptions share it, so they cannot
 * differ.
 */
export const OFFER_PRICE_SQL = 'coalesce(o.pontos_desconto, o.pontos)';

/**
 * SQL of whether an offer `o` is visible and redeemable: still in the catalogue and with points (document 002 §2). Excludes an offer whose
 * code is also a prize's: that code would redeem the prize.
 */
export const OFFER_ON_SALE_SQL = `o.ativo and o.pontos > 0
  and not exists (select from rewards w where w.codigo = o.offer_id and w.ativo and w.excluido_em is null)`;
