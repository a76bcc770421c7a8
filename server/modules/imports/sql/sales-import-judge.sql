-- Judges the sales p_from to p_to of an import: one row for each line, in the temporary table sales_judged, and nothing else is written.
-- p_network_ids limits the sellers to those of the sender's networks (null: all). The sender's own sales are refused, and those that validate
-- a referral by the sender. Lines are resolved first and analysed, so that what many of them share is joined by hash: values in force once per
-- store or product and day, repetitions once per note. A product may stand on several lines of a note, as it does on the note itself: each
-- line is an item.
create or replace function sales_import_judge(p_import_id int, p_from int, p_to int, p_network_ids int[], p_today date)
returns void language plpgsql as $$
declare
  sender_cpf text := (select u.cpf from imports i join staff_users u on u.id = i.staff_user_id where i.id = p_import_id);
  referred text[] := array(select f.cpf from referrals f join sellers w on w.id = f.seller_id where w.cpf = sender_cpf and f.validado_em is null);
begin
  drop table if exists pg_temp.sales_lines, pg_temp.sales_judged;
  create temporary table sales_lines on commit drop as
  select r.*, string_to_array(r.coluna, chr(31)) as wrong, fiscal_number_key(r.identificador) as identificador_chave, v.id as seller_id,
    v.ativo as seller_is_active, s.id as store_id, s.network_id, s.cnpj as store_cnpj, v.cpf = sender_cpf or v.cpf = any (referred) as is_own,
    coalesce(o.product_id, p.id) as product_id, coalesce(o.nome, p.nome) as descricao,
    coalesce(nullif(o.valor_unitario, 0), of_store.valor_unitario, p.valor_unitario) as list_price,
    round(r.qtde * r.valor_unitario - r.valor_desconto, 2) as sub_total
  from import_rows r
  left join sellers v on v.cpf = r.cpf and v.excluido_em is null
  left join stores s on s.id = v.store_id and (p_network_ids is null or s.network_id = any (p_network_ids))
  -- The store's own code takes precedence over the product's while its product is active.
  left join (store_products o join products of_store on of_store.id = o.product_id and of_store.ativo and of_store.excluido_em is null)
    on o.store_id = s.id and o.codigo = r.codigo and o.ativo and o.excluido_em is null
  left join products p on p.codigo = r.codigo and p.ativo and p.excluido_em is null
  where r.import_id = p_import_id and r.venda between p_from and p_to;
  analyze sales_lines (venda, store_id, product_id, realizado_em, identificador_chave);
  create temporary table sales_judged on commit drop as
  with factors as (
    select x.store_id, x.realizado_em, store_factor_on(x.store_id, x.realizado_em) as factor
    from (select distinct store_id, realizado_em from sales_lines where store_id is not null) x
  ), worths as (
    select x.product_id, x.realizado_em, product_value_on(x.product_id, x.realizado_em) as valor_pontos
    from (select distinct product_id, realizado_em from sales_lines where product_id is not null) x
  ), sales as (
    select venda, min(cpf) <> max(cpf) as many_sellers, min(realizado_em) <> max(realizado_em) as many_days, count(*) as item_count
    from sales_lines group by venda
  ), notes as (
    -- Of two sales with one note the first stands. Scalar subqueries make it one index probe per note, whatever the planner
    -- estimates.
    select store_id, tipo_fiscal, identificador_chave, min(venda) as first_sale,
      (select d.id from postings d where d.audience = 'SELLER' and d.store_id = x.store_id and d.tipo_fiscal = x.tipo_fiscal
        and d.identificador_chave = x.identificador_chave and d.status = 'APROVADA' limit 1) is not null as posted
    from sales_lines x where store_id is not null group by store_id, tipo_fiscal, identificador_chave
  ), keys as (
    select chave_fiscal, min(venda) as first_sale,
      (select d.id from postings d where d.audience = 'SELLER' and d.chave_fiscal = x.chave_fiscal and d.status = 'APROVADA' limit 1)
        is not null as posted
    from sales_lines x where chave_fiscal is not null group by chave_fiscal
  ), scored as materialized (
    select x.*, s.many_sellers, s.many_days, s.item_count, f.factor, w.valor_pontos, sale_item_points(x.qtde, w.valor_pontos, f.factor) as pontos,
      coalesce(x.venda <> n.first_sale, false) or coalesce(x.venda <> k.first_sale, false) as repeated,
      coalesce(n.posted, false) or coalesce(k.posted, false) as posted
    from sales_lines x
    join sales s on s.venda = x.venda
    left join factors f on f.store_id = x.store_id and f.realizado_em = x.realizado_em
    left join worths w on w.product_id = x.product_id and w.realizado_em = x.realizado_em
    left join notes n on n.store_id = x.store_id and n.tipo_fiscal = x.tipo_fiscal and n.identificador_chave = x.identificador_chave
    left join keys k on k.chave_fiscal = x.chave_fiscal
  ), refused as (
    -- Column, value and message of each error of a line; null without errors. A column that cannot be read (wrong) is not tested further.
    select y.*, nullif(case when y.erro is null then '{}' else staged_refusals(y.coluna, y.valor, y.erro) end || array_remove(array[
      case
        when 'CPF do vendedor' = any (y.wrong) then null
        when y.store_id is null then jsonb_build_array('CPF do vendedor', y.cpf, 'Vendedor Loja não encontrado')
        when y.is_own then jsonb_build_array('CPF do vendedor', y.cpf, 'Você não pode pontuar vendas do próprio CPF nem de quem você indicou')
        when not y.seller_is_active then jsonb_build_array('CPF do vendedor', y.cpf, 'Vendedor Loja inativo')
      end,
      case when y.cnpj <> y.store_cnpj then jsonb_build_array('CNPJ da loja', y.cnpj, 'CNPJ não é o da loja do vendedor') end,
      case
        when 'Identificador' = any (y.wrong) then null
        when y.posted then jsonb_build_array('Identificador', y.identificador, 'Venda já processada')
        when y.repeated then jsonb_build_array('Identificador', y.identificador, 'Venda repetida no arquivo')
        when y.item_count > 200 then jsonb_build_array('Identificador', y.identificador, 'Itens demais em uma venda')
      end,
      case when y.many_sellers then jsonb_build_array('CPF do vendedor', y.cpf, 'Mais de um vendedor na mesma venda') end,
      case
        when y.many_days then jsonb_build_array('Data da Venda', to_char(y.realizado_em, 'DD/MM/YYYY'), 'Mais de uma data na mesma venda')
        when y.realizado_em > p_today then jsonb_build_array('Data da Venda', to_char(y.realizado_em, 'DD/MM/YYYY'), 'Data inválida')
      end,
      -- Without a store, the code may be the store's own.
      case when y.product_id is null and y.store_id is not null and y.codigo is not null
        then jsonb_build_array('Código do Produto', y.codigo, 'Produto não participante') end,
      case when y.sub_total < 0 then jsonb_build_array('Valor Desconto', y.valor_desconto::text, 'Informe somente valores válidos') end,
      -- Two hundred such items still fit the totals of a posting.
      case when y.qtde * y.valor_unitario >= 1e9 or y.pontos >= 1e9
        then jsonb_build_array('Quantidade', y.qtde::text, 'Informe somente valores válidos') end
    ], null), '{}') as refusals
    from scored y
  ), broken as (
    select venda, min(linha) as refused_by from refused where refusals is not null group by venda
  )
  select z.*, b.refused_by from refused z left join broken b on b.venda = z.venda;
  analyze sales_judged (venda, refused_by);
end $$;
