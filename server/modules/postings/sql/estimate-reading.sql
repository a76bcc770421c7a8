-- Keeps how many products of the programme a reading has, and what they would earn on their day: points for a seller by the rules of a sale,
-- BRL for a consumer by the percentage in force. An estimate: limits, campaigns and the reviewer come later.
create or replace function estimate_reading(p_submission_id int, p_today date) returns void language sql as $$
  with reading as (
    select r.id, r.leitura, coalesce(r.data, p_today) as day, s.audience, coalesce(s.store_id, issuer.id) as store_id,
      coalesce(s.network_id, issuer.network_id) as network_id
    from receipt_readings r join submissions s on s.id = r.submission_id
    left join stores issuer on s.store_id is null and issuer.cnpj = r.leitura ->> 'cnpj' and issuer.excluido_em is null
    where r.submission_id = p_submission_id),
  items as (
    select r.audience, m.product_id, i.qtde, i.total, product_value_on(m.product_id, r.day) as valor_pontos,
      store_factor_on(r.store_id, r.day) as fator
    from reading r
    cross join lateral rows from (jsonb_to_recordset(r.leitura -> 'itens') as (qtde numeric, total numeric))
      with ordinality as i(qtde, total, position)
    join lateral read_products(r.store_id, r.network_id, r.leitura -> 'itens') m on m.item = i.position
    where m.product_id is not null)
  update receipt_readings set produtos = found.produtos,
    estimativa = case when found.produtos > 0 and found.estimativa < 1e12 then found.estimativa end
  from (select count(*)::int as produtos, case when max(audience) = 'SELLER'
        then sum(sale_item_points(coalesce(qtde, 0), valor_pontos, fator))
        else trunc(sum(coalesce(total, 0)) * (select percentual_cashback from system_settings where id = 1) / 100, 2) end as estimativa
      from items) found
  where receipt_readings.submission_id = p_submission_id
$$;
