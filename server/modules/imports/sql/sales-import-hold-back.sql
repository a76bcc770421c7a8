-- Refuses the sales of sales_judged that one member of staff may not record alone, in a file that no second person let in: what a sale is worth
-- may have changed since the file was sent.
create or replace function sales_import_hold_back(p_sent_on date) returns void language plpgsql as $$
begin
  with held as (
    select j.venda, min(j.linha) as first_line
    from sales_judged j cross join review_settings l
    where l.id = 1 and j.refused_by is null
    group by j.venda, l.*
    having sale_limit_reason(l, true, sum(j.pontos), p_sent_on - min(j.realizado_em),
      bool_or(is_strange_price(j.sub_total, j.valor_unitario, j.list_price, l.desvio_preco))) is not null
  )
  update sales_judged j set refused_by = h.first_line, refusals = case when j.linha = h.first_line then
    array[jsonb_build_array('', '', 'Venda acima do limite de uma pessoa: envie de novo para aprovação')] end
  from held h where h.venda = j.venda;
end $$;
