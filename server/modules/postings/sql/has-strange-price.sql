-- Whether an item of the sale was given away, or its price is further from the list than so many percent: the store's own price, else the
-- programme's. A product without a list price is judged only by zero.
create or replace function has_strange_price(p_posting_id int, p_store_id int, p_percent numeric) returns boolean
language sql stable return exists (
  select from posting_items i
  left join store_products s on s.store_id = p_store_id and s.codigo = i.codigo and s.product_id = i.product_id and s.excluido_em is null
  join products p on p.id = i.product_id
  where i.posting_id = p_posting_id
    and is_strange_price(i.sub_total, i.valor_unitario, coalesce(nullif(s.valor_unitario, 0), p.valor_unitario), p_percent));
