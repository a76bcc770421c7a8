-- Keeps how many products of the programme a reading has, and what they would earn on their day: points for a seller by the rules of a sale,
-- BRL for a consumer by the percentage in force. An estimate: limits, campaigns and the reviewer come later.
create or replace function estimate_reading(p_submission_id int, p_today date) returns void language sql as $$
  with items as (
    select s.audience, m.product_id, i.qtde, i.total, product_value_on(m.product_id, coalesce(r.data, p_today)) as valor_pontos,
      store_factor_on(m.store_id, coalesce(r.data, p_today)) as fator
    from receipt_readings r join submissions s on s.id = r.submission_id
    cross join lateral rows from (jsonb_to_recordset(r.leitura -> 'itens') as (qtde numeric, total numeric))
      with ordinality as i(qtde, total, position)
    join lateral read_products(r.submission_id) m on m.item = i.position
    where r.submission_id = p_submission_id and m.product_id is not null)
  update receipt_readings set produtos = found.produtos,
    estimativa = case when found.produtos > 0 and found.estimativa < 1e12 then found.estimativa end
  from (select count(*)::int as produtos, case when max(audience) = 'SELLER'
        then sum(sale_item_points(coalesce(qtde, 0), valor_pontos, fator))
        else trunc(sum(coalesce(total, 0)) * (select percentual_cashback from system_settings where id = 1) / 100, 2) end as estimativa
      from items) found
  where receipt_readings.submission_id = p_submission_id
$$;
