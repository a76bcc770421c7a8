-- Adds the lines of sales_judged that nothing refused up to sales, with the points that the monthly limit leaves them, in the temporary table
-- sales_accepted. With a limit, the caller holds the locks of the sellers' accounts.
create or replace function sales_import_accept(p_limit numeric, p_now timestamptz) returns void language plpgsql as $$
begin
  drop table if exists pg_temp.sales_accepted;
  create temporary table sales_accepted on commit drop as
  with sales as (
    select j.venda, min(j.seller_id) as seller_id, min(j.store_id) as store_id, min(j.network_id) as network_id,
      min(j.tipo_fiscal) as tipo_fiscal, (array_agg(j.identificador order by j.linha))[1] as identificador,
      min(j.identificador_chave) as identificador_chave, min(j.chave_fiscal) as chave_fiscal, min(j.realizado_em) as realizado_em,
      min(j.factor) as factor, sum(j.sub_total) as total_venda, sum(j.valor_desconto) as total_descontos, sum(j.pontos) as pontos_brutos,
      jsonb_agg(jsonb_build_object('product', j.product_id, 'codigo', j.codigo, 'descricao', j.descricao, 'qtde', j.qtde,
        'unitario', j.valor_unitario, 'desconto', j.valor_desconto, 'sub', j.sub_total, 'pontos', j.valor_pontos) order by j.linha) as items
    from sales_judged j where j.refused_by is null group by j.venda
  ), room as materialized (
    select x.seller_id, greatest(0, p_limit - points_in_month(x.seller_id, p_now)) as points_left
    from (select distinct seller_id from sales) x where p_limit > 0
  ), running as (
    select s.*, r.points_left, sum(s.pontos_brutos) over (partition by s.seller_id order by s.venda) as upto
    from sales s left join room r using (seller_id)
  )
  -- Each sale takes what the earlier ones left: its part of the running total below the limit.
  select x.*, case when x.points_left is null then x.pontos_brutos
      else least(x.points_left, x.upto) - least(x.points_left, x.upto - x.pontos_brutos) end as total_pontos,
    nextval('postings_id_seq')::int as posting_id
  from running x order by x.store_id, x.tipo_fiscal, x.identificador_chave;
  analyze sales_accepted;
end $$;
