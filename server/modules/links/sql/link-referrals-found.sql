-- Which of these referrals (null: all) are between people who share a contact, or part of a ring of at most six people.
create or replace function link_referrals_found(p_ids int[]) returns table (referral_id int) language sql stable as $$
  with recursive chosen as materialized (
    select r.id, r.seller_id, r.cpf from referrals r where p_ids is null or r.id = any (p_ids)),
  -- Up from each referrer to whoever referred them: nobody is referred twice.
  walk as (
    select c.id as first_id, c.cpf as target_cpf, c.seller_id as referrer_id, array[c.id] as path from chosen c
    union all
    select w.first_id, w.target_cpf, r.seller_id, w.path || r.id from walk w
    join sellers q on q.id = w.referrer_id and q.excluido_em is null and q.cpf <> w.target_cpf
    join referrals r on r.cpf = q.cpf where cardinality(w.path) < 6)
  select c.id from chosen c join sellers q on q.id = c.seller_id and q.cpf <> c.cpf
  where exists (select from link_people_now a join link_contacts x on x.kind = a.kind and x.person_id = a.person_id
    join link_contacts y on y.tipo = x.tipo and y.valor = x.valor
    join link_people_now b on b.kind = y.kind and b.person_id = y.person_id and b.cpf = c.cpf where a.cpf = q.cpf)
  union
  select unnest(w.path) from walk w join sellers q on q.id = w.referrer_id and q.cpf = w.target_cpf and q.excluido_em is null
  where cardinality(w.path) > 1
$$;
