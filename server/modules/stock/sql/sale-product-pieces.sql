-- What networks (null: all) sold of each product in the whole months from p_from to p_to, as of now, in pieces to be summed: unmarked months, the
-- other days of months with a marked day, and the items of marked days.
create or replace function sale_product_pieces(p_from date, p_to date, p_network_ids int[])
returns table (network_id int, product_id int, dia date, qtde numeric, pontos numeric, sub_total numeric) language sql stable as $$
  select m.network_id, m.product_id, m.mes, m.qtde, m.pontos, m.sub_total from sale_product_months m
  where m.mes between p_from and p_to and (p_network_ids is null or m.network_id = any (p_network_ids))
    and not exists (select from sale_months_stale s where s.network_id = m.network_id and s.mes = m.mes)
  union all
  select d.network_id, d.product_id, d.dia, d.qtde, d.pontos, d.sub_total from sale_months_stale m
  join sale_product_days d on d.network_id = m.network_id and d.dia >= m.mes and d.dia < (m.mes + interval '1 month')::date
  where m.mes between p_from and p_to and (p_network_ids is null or m.network_id = any (p_network_ids))
    and not exists (select from sale_days_stale s where s.network_id = d.network_id and s.dia = d.dia)
  union all
  select g.network_id, i.product_id, g.realizado_em, i.qtde, i.pontos, i.sub_total from sale_days_stale s
  join postings g on g.network_id = s.network_id and g.realizado_em = s.dia and g.audience = 'SELLER' and g.status = 'APROVADA'
  join posting_items i on i.posting_id = g.id
  where s.dia between p_from and p_to and (p_network_ids is null or s.network_id = any (p_network_ids))
$$;
