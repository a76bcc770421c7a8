-- The product of the programme for each printed item of a receipt, with the store that issued it, the surest way first: bar code, the store's
-- code, the programme's code, a description learned from decisions in this network, likeness of the description (0.75 and 0.1 above the
-- second). Answers one row for each item, by its position from 1; product_id is null for others. A consumer's store is the one with the
-- issuer's CNPJ.
create or replace function read_products(p_submission_id int)
returns table (item int, product_id int, codigo text, nome text, motivo text, store_id int) language sql stable as $$
  select i.position::int, m.product_id, m.codigo, m.nome, m.motivo, issuer.store_id
  from (select r.leitura -> 'itens' as items, coalesce(s.store_id, b.id) as store_id, coalesce(s.network_id, b.network_id) as network_id
    from receipt_readings r join submissions s on s.id = r.submission_id
    left join stores b on s.store_id is null and b.cnpj = r.leitura ->> 'cnpj' and b.excluido_em is null
    where r.submission_id = p_submission_id) issuer
  cross join lateral rows from (jsonb_to_recordset(issuer.items) as (codigo text, descricao text))
    with ordinality as i(codigo, descricao, position)
  left join lateral (
    select found.* from (
      select pr.id as product_id, pr.codigo, pr.nome, 'EAN' as motivo, 1 as rank from products pr
        where i.codigo ~ '^\d{8,14}$' and pr.gtin = lpad(i.codigo, 14, '0')
      union all
      select sp.product_id, sp.codigo, sp.nome, 'CODIGO', 2 from store_products sp
        where sp.store_id = issuer.store_id and sp.ativo and sp.excluido_em is null and ltrim(sp.codigo, '0') = ltrim(i.codigo, '0')
      union all
      select pr.id, pr.codigo, pr.nome, 'CODIGO', 3 from products pr where pr.codigo = i.codigo
      union all
      (select l.product_id, pr.codigo, pr.nome, 'APRENDIDO', 4 from learned_products l
        join submissions s on s.id = l.submission_id and s.status = 'POSTADA' join products pr on pr.id = l.product_id
        where l.network_id = issuer.network_id and l.ensina and l.removido_em is null and l.texto = search_text(i.descricao)
          and (l.codigo is null or i.codigo is null or l.codigo = i.codigo or l.store_id <> issuer.store_id)
        order by l.id desc limit 1)
      union all
      (select likest.product_id, likest.codigo, likest.nome, 'SEMELHANTE', 5 from (
          select near.*, likeness - coalesce(lead(likeness) over (order by likeness desc), 0) as ahead,
            row_number() over (order by likeness desc) as place
          from (select pr.id as product_id, pr.codigo, pr.nome, similarity(search_text(pr.nome), search_text(i.descricao)) as likeness
            from products pr where pr.ativo and pr.excluido_em is null) near
          where likeness > 0.5) likest
        where likest.place = 1 and likest.likeness >= 0.75 and likest.ahead >= 0.1)
    ) found join products active on active.id = found.product_id and active.ativo and active.excluido_em is null
    order by found.rank limit 1) m on true
  order by i.position
$$;
