-- Why one member of staff may not record this sale alone; null where they may (docs/adr/0025). Counts the sale in their day, so it is called
-- once, in the transaction that recorded it and rolls it back when a second person is needed.
create or replace function second_look_reason(p_posting_id int, p_double_doubt boolean, p_staff_id int, p_today date) returns text
language plpgsql as $$
declare
  limits review_settings;
  posting postings;
  is_points boolean;
  gain numeric;
  reason text;
begin
  select * into limits from review_settings where id = 1;
  select * into posting from postings where id = p_posting_id;
  is_points := posting.audience = 'SELLER';
  -- With what the monthly limit withheld: the size of the sale is what matters here.
  gain := case when is_points then posting.pontos_brutos else posting.cashback end;
  if p_double_doubt and limits.segunda_aprovacao_avisos then
    return 'AVISOS';
  end if;
  reason := sale_limit_reason(limits, is_points, gain, p_today - posting.realizado_em,
    is_points and has_strange_price(p_posting_id, posting.store_id, limits.desvio_preco));
  if reason is null and operator_day_exceeded(p_staff_id, p_today, case when is_points then gain else 0 end,
    case when is_points then round(gain * posting.valor_ponto, 2) else gain end) then
    return 'TETO';
  end if;
  return reason;
end $$;
