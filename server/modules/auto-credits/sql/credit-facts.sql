-- What is known about a receipt with a reading, for deciding about it at p_at: its store and network, findings, items with the product that each
-- is and the number of reviewers who taught or confirmed it, and its sender. Holds no personal data. Null without a reading or without a known store.
-- A consumer's store is the one with the issuer's CNPJ; a seller's is their own, which must be the store the receipt was sent for.
create or replace function credit_facts(p_submission_id int, p_at timestamptz) returns jsonb language sql stable as $$
  select jsonb_build_object('storeId', st.id, 'networkId', st.network_id, 'fonte', r.fonte,
    'avisos', coalesce((select jsonb_agg(distinct f ->> 'code') from jsonb_array_elements(s.leitura -> 'findings') f), '[]'),
    'chaveConfere', coalesce(s.chave_fiscal = r.leitura ->> 'chave', false),
    'emitenteConfere', coalesce(substr(s.chave_fiscal, 7, 14) = st.cnpj and (s.store_id is null or s.store_id = st.id), false),
    'mesmaChave', (select count(*) from submissions o where o.chave_fiscal = s.chave_fiscal and o.id <> s.id and o.criado_em <= p_at)
      + (select count(*) from postings p where p.chave_fiscal = s.chave_fiscal and p.submission_id is distinct from s.id and p.criado_em <= p_at),
    'participa', st.ativo and st.excluido_em is null and (s.audience = 'SELLER' or st.ativo_clientes),
    'membroAtivo', case when s.audience = 'SELLER' then v.ativo and v.excluido_em is null else c.ativo and c.excluido_em is null end,
    'diasDeConta', floor(extract(epoch from p_at - coalesce(v.criado_em, c.criado_em)) / 86400)::int,
    'contestacaoAberta', exists (select from contests k join submissions o on o.id = k.submission_id
      where (o.seller_id = s.seller_id or o.consumer_id = s.consumer_id) and k.criado_em <= p_at
        and (k.status = 'ABERTA' or k.decidido_em > p_at)),
    'itens', coalesce((select jsonb_agg(jsonb_build_object('motivo', m.motivo, 'codigo', m.codigo, 'professores',
        case when m.motivo = 'APRENDIDO' then (select count(distinct t.decidido_por_id) from submissions t
          join receipt_readings x on x.submission_id = t.id
          where t.network_id = st.network_id and t.status = 'POSTADA' and t.decidido_em <= p_at
            and x.verdade -> 'itens' @> jsonb_build_array(jsonb_build_object('codigo', m.codigo))
            and exists (select from jsonb_to_recordset(x.leitura -> 'itens') as y(descricao text)
              where search_text(y.descricao) = search_text(i.descricao))) else 0 end) order by m.item)
      from read_products(s.id) m join rows from (jsonb_to_recordset(r.leitura -> 'itens') as (descricao text))
        with ordinality as i(descricao, position) on i.position = m.item), '[]'))
  from submissions s join receipt_readings r on r.submission_id = s.id
  left join sellers v on v.id = s.seller_id left join consumers c on c.id = s.consumer_id
  join stores st on case when s.audience = 'SELLER' then st.id = v.store_id else st.cnpj = r.leitura ->> 'cnpj' and st.excluido_em is null end
  where s.id = p_submission_id
$$;
