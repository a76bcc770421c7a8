-- The most points that a staged sales file can give: every line whose seller and product are known, before it is judged line by line. Values
-- are those in force on the day of the sale, once for each store or product and day.
create or replace function sales_import_worth(p_import_id int, p_network_ids int[]) returns numeric language sql stable as $$
  with lines as materialized (
    select r.qtde, r.realizado_em, s.id as store_id, coalesce(o.product_id, p.id) as product_id
    from import_rows r
    join sellers v on v.cpf = r.cpf and v.excluido_em is null and v.ativo
    join stores s on s.id = v.store_id and (p_network_ids is null or s.network_id = any (p_network_ids))
    left join store_products o on o.store_id = s.id and o.codigo = r.codigo and o.ativo and o.excluido_em is null
    left join products p on p.codigo = r.codigo and p.ativo and p.excluido_em is null
    where r.import_id = p_import_id and r.erro is null
  ), factors as (
    select x.store_id, x.realizado_em, store_factor_on(x.store_id, x.realizado_em) as factor
    from (select distinct store_id, realizado_em from lines) x
  ), worths as (
    select x.product_id, x.realizado_em, product_value_on(x.product_id, x.realizado_em) as points
    from (select distinct product_id, realizado_em from lines where product_id is not null) x
  )
  select coalesce(sum(sale_item_points(l.qtde, w.points, f.factor)), 0)
  from lines l join factors f using (store_id, realizado_em) join worths w using (product_id, realizado_em)
$$;
