-- The product of the programme for each item of a receipt, the surest way first: bar code, the store's code, the programme's code, a
-- description learned from decisions in this network, likeness of the description (0.75 and 0.1 above the second).
-- p_items: [{ codigo, descricao }]. Answers one row for each item, by its position from 1; product_id is null for others.
create or replace function read_products(p_store_id int, p_network_id int, p_items jsonb)
returns table (item int, product_id int, codigo text, nome text, motivo text) language sql stable as $$
  select i.position::int, m.product_id, m.codigo, m.nome, m.motivo
  from rows from (jsonb_to_recordset(p_items) as (codigo text, descricao text)) with ordinality as i(codigo, descricao, position)
  left join lateral (
    select found.* from (
      select pr.id as product_id, pr.codigo, pr.nome, 'EAN' as motivo, 1 as rank from products pr
        where i.codigo ~ '^\d{8,14}$' and pr.gtin = lpad(i.codigo, 14, '0')
      union all
      select sp.product_id, sp.codigo, sp.nome, 'CODIGO', 2 from store_products sp
        where sp.store_id = p_store_id and sp.ativo and sp.excluido_em is null and ltrim(sp.codigo, '0') = ltrim(i.codigo, '0')
      union all
      select pr.id, pr.codigo, pr.nome, 'CODIGO', 3 from products pr where pr.codigo = i.codigo
      union all
      (select l.product_id, pr.codigo, pr.nome, 'APRENDIDO', 4 from learned_products l
        join submissions s on s.id = l.submission_id and s.status = 'POSTADA' join products pr on pr.id = l.product_id
        where l.network_id = p_network_id and l.removido_em is null and l.texto = search_text(i.descricao)
          and (l.codigo is null or i.codigo is null or l.codigo = i.codigo or l.store_id <> p_store_id)
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
