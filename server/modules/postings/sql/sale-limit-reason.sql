-- Why one member of staff may not record a sale alone by the limits of a single sale (docs/adr/0025); null where they may. Typed sales,
-- receipts and each sale of a spreadsheet are judged here. p_gain is in points or BRL, p_age_days the time since the sale.
create or replace function sale_limit_reason(
  p_limits review_settings, p_is_points boolean, p_gain numeric, p_age_days int, p_has_strange_price boolean) returns text
language sql immutable as $$
  select case
    when case when p_is_points then p_limits.segunda_aprovacao_pontos else p_limits.segunda_aprovacao_reais end between 0.01 and p_gain
      then 'LIMITE'
    when p_limits.venda_antiga_dias > 0 and p_age_days > p_limits.venda_antiga_dias then 'IDADE'
    when p_is_points and p_has_strange_price then 'PRECO'
  end
$$;
