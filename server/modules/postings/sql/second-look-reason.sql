-- Why one member of staff may not record this sale alone; null where they may (docs/adr/0025). Counts the sale in their day, so it is called
-- once, in the transaction that recorded it and rolls it back when a second person is needed.
create or replace function second_look_reason(p_posting_id int, p_double_doubt boolean, p_staff_id int, p_today date) returns text
language plpgsql as $$
declare
  limits review_settings;
  posting postings;
  is_points boolean;
  gain numeric;
  own_limit numeric;
begin
  select * into limits from review_settings where id = 1;
  select * into posting from postings where id = p_posting_id;
  is_points := posting.audience = 'SELLER';
  -- With what the monthly limit withheld: the size of the sale is what matters here.
  gain := case when is_points then posting.pontos_brutos else posting.cashback end;
  own_limit := case when is_points then limits.segunda_aprovacao_pontos else limits.segunda_aprovacao_reais end;
  return case
    when p_double_doubt and limits.segunda_aprovacao_avisos then 'AVISOS'
    when own_limit > 0 and gain >= own_limit then 'LIMITE'
    when limits.venda_antiga_dias > 0 and p_today - posting.realizado_em > limits.venda_antiga_dias then 'IDADE'
    when is_points and limits.desvio_preco > 0 and has_strange_price(p_posting_id, posting.store_id, limits.desvio_preco) then 'PRECO'
    when operator_day_exceeded(p_staff_id, p_today, case when is_points then gain else 0 end, case when is_points then 0 else gain end)
      then 'TETO'
  end;
end $$;
