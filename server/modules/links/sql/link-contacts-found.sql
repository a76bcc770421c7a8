-- The contacts by which people are compared, hashed: those of these sellers or consumers (null: all). PIX keys come from redemptions that were not
-- cancelled.
create or replace function link_contacts_found(p_kind text, p_ids int[]) returns table (kind text, person_id int, tipo text, valor uuid)
language sql stable as $$
  with who as (
    select 'SELLER' as kind, v.id, v.celular, v.email, v.end_cep, v.end_numero, v.end_complemento from sellers v
    where v.excluido_em is null and p_kind = 'SELLER' and (p_ids is null or v.id = any (p_ids))
    union all
    select 'CONSUMER', c.id, c.celular, c.email, c.end_cep, c.end_numero, c.end_complemento from consumers c
    where c.excluido_em is null and p_kind = 'CONSUMER' and (p_ids is null or c.id = any (p_ids)))
  select w.kind, w.id, t.tipo, link_hash(t.valor) from who w cross join lateral (values ('CELULAR', w.celular), ('EMAIL', lower(w.email)),
    ('ENDERECO', w.end_cep || '/' || lower(trim(w.end_numero)) || '/' || lower(trim(coalesce(w.end_complemento, ''))))) as t(tipo, valor)
  where t.valor <> '' and (t.tipo <> 'ENDERECO' or t.valor !~ '^/|//')
  union
  select w.kind, w.id, 'CHAVE_PIX', link_hash(lower(trim(r.chave_pix))) from who w
  join redemptions r on r.consumer_id = w.id and w.kind = 'CONSUMER' where r.chave_pix <> '' and r.status <> 3
$$;
