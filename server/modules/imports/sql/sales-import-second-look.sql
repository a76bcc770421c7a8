-- What a staged sales file can give at most, and why one member of staff may not let it in alone (docs/adr/0025): every line whose seller and
-- product are known, before it is judged line by line. Each sale is held to the limits of a single sale. Values are those in force on the day of
-- the sale, once for each store or product and day. Answers points, the same in BRL, and by reason the sales above a limit with their lines.
create or replace function sales_import_second_look(p_import_id int, p_network_ids int[], p_today date,
  out points numeric, out reais numeric, out reasons jsonb)
language sql stable as $$
  with lines as materialized (
    select r.venda, r.qtde, r.realizado_em, s.id as store_id, n.valor_ponto, q.id as product_id,
      is_strange_price(round(r.qtde * r.valor_unitario - r.valor_desconto, 2), r.valor_unitario,
        coalesce(nullif(o.valor_unitario, 0), q.valor_unitario), l.desvio_preco) as is_strange
    from import_rows r
    join review_settings l on l.id = 1
    join sellers v on v.cpf = r.cpf and v.excluido_em is null and v.ativo
    join stores s on s.id = v.store_id and (p_network_ids is null or s.network_id = any (p_network_ids))
    join networks n on n.id = s.network_id
    left join (store_products o join products of_store on of_store.id = o.product_id and of_store.ativo and of_store.excluido_em is null)
      on o.store_id = s.id and o.codigo = r.codigo and o.ativo and o.excluido_em is null
    left join products p on p.codigo = r.codigo and p.ativo and p.excluido_em is null
    join products q on q.id = coalesce(o.product_id, p.id)
    where r.import_id = p_import_id and r.erro is null
  ), factors as (
    select x.store_id, x.realizado_em, store_factor_on(x.store_id, x.realizado_em) as factor
    from (select distinct store_id, realizado_em from lines) x
  ), worths as (
    select x.product_id, x.realizado_em, product_value_on(x.product_id, x.realizado_em) as points
    from (select distinct product_id, realizado_em from lines) x
  ), sales as (
    select l.venda, count(*) as line_count, sum(sale_item_points(l.qtde, w.points, f.factor)) as gain, min(l.valor_ponto) as valor_ponto,
      min(l.realizado_em) as realizado_em, bool_or(l.is_strange) as is_strange
    from lines l join factors f using (store_id, realizado_em) join worths w using (product_id, realizado_em) group by l.venda
  ), judged as (
    select s.*, sale_limit_reason(l, true, s.gain, p_today - s.realizado_em, s.is_strange) as reason
    from sales s join review_settings l on l.id = 1
  )
  select coalesce(sum(j.gain), 0), coalesce(sum(round(j.gain * j.valor_ponto, 2)), 0),
    (select coalesce(jsonb_object_agg(x.reason, jsonb_build_object('sales', x.sales, 'lines', x.lines)), '{}')
     from (select i.reason, count(*) as sales, sum(i.line_count) as lines from judged i where i.reason is not null group by i.reason) x)
  from judged j
$$;
