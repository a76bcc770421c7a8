-- Which of these referrals are between acquaintances, or part of a ring of six people or fewer; null: of all.
create or replace function link_referrals_found(ids int[]) returns table (referral_id int) language sql stable as $$
  with recursive chosen as materialized (
    select r.id, r.seller_id, r.cpf from referrals r where ids is null or r.id = any (ids)),
  -- Up from who brought to who brought them: nobody is brought twice.
  walk as (
    select c.id as inicio, c.cpf as alvo, c.seller_id as de, array[c.id] as caminho from chosen c
    union all
    select w.inicio, w.alvo, r.seller_id, w.caminho || r.id from walk w join sellers q on q.id = w.de and q.excluido_em is null and q.cpf <> w.alvo
    join referrals r on r.cpf = q.cpf where cardinality(w.caminho) < 6)
  select c.id from chosen c join sellers q on q.id = c.seller_id and q.cpf <> c.cpf
  where exists (select from link_people_now a join link_contacts x on x.kind = a.kind and x.person_id = a.person_id
    join link_contacts y on y.tipo = x.tipo and y.valor = x.valor
    join link_people_now b on b.kind = y.kind and b.person_id = y.person_id and b.cpf = c.cpf where a.cpf = q.cpf)
  union
  select unnest(w.caminho) from walk w join sellers q on q.id = w.de and q.cpf = w.alvo and q.excluido_em is null where cardinality(w.caminho) > 1
$$;
