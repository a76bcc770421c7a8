/**
 * SQL of a price in points: cost ÷ the network's valorPonto, rounded up to a whole point; null when its point is worth nothing (domain
 * rules §4.14, the same as prizePoints in shared/money). Lists and redemptions share it, so they cannot differ. Computed in whole cents,
 * where the division is exact.
 */
export const pointsSql = (cost: string, valorPonto: string): string =>
  `case when ${valorPonto} > 0 then div(${cost} * 100 + ${valorPonto} * 100 - 1, ${valorPonto} * 100)::numeric(14,2) end`;

/** Points of the 220V version; null unless the prize `w` is bivolt. Uses the common cost when it has none of its own. */
export const alternativePointsSql = (valorPonto: string): string =>
  `case when w.tipo = 'bivolt' then ${pointsSql('coalesce(w.custo_alternativo, w.custo_total)', valorPonto)} end`;
