-- How what 87-link-marks.sql keeps is brought up to date.

-- People whose contacts, couples or referrals are out of date.
create function link_people_refresh(p_kind text, ids int[]) returns void language plpgsql as $$
declare
  tipos text[];
  valores uuid[];
begin
  with gone as (delete from link_contacts c where c.kind = p_kind and c.person_id = any (ids) returning c.tipo, c.valor)
  select array_agg(tipo), array_agg(valor) into tipos, valores
  from (select tipo, valor from gone union select f.tipo, f.valor from link_contacts_found(p_kind, ids) f) v;
  insert into link_contacts (kind, person_id, tipo, valor) select * from link_contacts_found(p_kind, ids);
  delete from link_values v using unnest(tipos, valores) as k(tipo, valor) where v.tipo = k.tipo and v.valor = k.valor;
  insert into link_values (tipo, valor)
  select c.tipo, c.valor from unnest(tipos, valores) as k(tipo, valor) join link_contacts c on c.tipo = k.tipo and c.valor = k.valor
  join link_people_now n on n.kind = c.kind and n.person_id = c.person_id group by 1, 2 having count(distinct n.cpf) >= 3;
end $$;

-- Works out what is marked. It waits for another one at it, so that it is up to date when it ends; and it is exact as the sums of sales are:
-- marks are taken before later statements read the tables.
create function link_sums_refresh() returns void language plpgsql as $$
declare
  redes int[];
  dias date[];
  notas date[];
  vendedores int[];
  consumidores int[];
  indicacoes int[];
  casais_v int[];
  casais_c int[];
begin
  perform pg_advisory_xact_lock(7202611217);
  perform posting_counts_fold();
  -- Changes that somebody else is folding have their marks later, and are worked out now too.
  with gone as (delete from note_marks returning *), days as (
    select distinct audience, network_id, dia from gone union select audience, network_id, venda from posting_count_changes where venda is not null)
  select array_agg(network_id) filter (where audience = 'SELLER'), array_agg(dia) filter (where audience = 'SELLER'),
    array_agg(distinct dia) filter (where audience = 'CONSUMER') into redes, dias, notas from days;
  with gone as (delete from link_marks returning *)
  select array_agg(distinct id) filter (where kind = 'SELLER'), array_agg(distinct id) filter (where kind = 'CONSUMER'),
    array_agg(distinct id) filter (where kind = 'REFERRAL') into vendedores, consumidores, indicacoes from gone;
  redes := coalesce(redes, '{}');
  dias := coalesce(dias, '{}');
  notas := coalesce(notas, '{}');
  vendedores := coalesce(vendedores, '{}');
  consumidores := coalesce(consumidores, '{}');

  perform link_people_refresh('SELLER', vendedores);
  perform link_people_refresh('CONSUMER', consumidores);

  delete from note_series s where s.dia = any (notas);
  insert into note_series (consumer_id, dia, posting_ids) select * from note_series_found(notas);
  with gone as (
    delete from note_pairs p where p.nota_dia = any (notas) or (p.network_id, p.venda_dia) in (select * from unnest(redes, dias))
    returning p.seller_id, p.consumer_id)
  select array_agg(x.seller_id), array_agg(x.consumer_id) into casais_v, casais_c from (
    select seller_id, consumer_id from gone
    union select c.seller_id, c.consumer_id from note_couples c where c.seller_id = any (vendedores)
    union select c.seller_id, c.consumer_id from note_couples c where c.consumer_id = any (consumidores)) x;
  -- A note that goes to another day meanwhile is still among the pairs of its old one.
  with added as (
    insert into note_pairs select * from note_pairs_found(redes, dias, notas)
    on conflict (consumer_posting, seller_posting) do update set consumer_id = excluded.consumer_id, seller_id = excluded.seller_id,
      nota_dia = excluded.nota_dia, network_id = excluded.network_id, venda_dia = excluded.venda_dia
    returning seller_id, consumer_id)
  select array_agg(x.seller_id), array_agg(x.consumer_id) into casais_v, casais_c from (
    select * from unnest(casais_v, casais_c) as k(seller_id, consumer_id) union select seller_id, consumer_id from added) x;
  delete from note_couples c using unnest(casais_v, casais_c) as k(seller_id, consumer_id)
  where c.seller_id = k.seller_id and c.consumer_id = k.consumer_id;
  insert into note_couples (seller_id, consumer_id, suspeito) select * from note_couples_found(coalesce(casais_v, '{}'), casais_c);

  select array_agg(r.id) into indicacoes from referrals r where r.id = any (indicacoes) or r.id in (
    select x.id from sellers v join referrals x on x.seller_id = v.id or x.cpf = v.cpf where v.id = any (vendedores)
    union select x.id from consumers c join referrals x on x.cpf = c.cpf where c.id = any (consumidores)
    union select x.id from consumers c join sellers v on v.cpf = c.cpf join referrals x on x.seller_id = v.id where c.id = any (consumidores));
  delete from link_referrals l where l.referral_id = any (indicacoes);
  insert into link_referrals select * from link_referrals_found(coalesce(indicacoes, '{}')) on conflict do nothing;
end $$;

-- Works everything out anew, with writers waiting: after a load that bypassed the triggers.
create function link_sums_rebuild() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7202611217);
  lock table postings, sellers, consumers, referrals, redemptions in share row exclusive mode;
  delete from note_marks;
  delete from link_marks;
  delete from link_contacts;
  delete from link_values;
  delete from note_pairs;
  delete from note_couples;
  delete from note_series;
  delete from link_referrals;
  insert into link_contacts select * from link_contacts_found('SELLER', null) union all select * from link_contacts_found('CONSUMER', null);
  insert into link_values select c.tipo, c.valor from link_contacts c join link_people_now n on n.kind = c.kind and n.person_id = c.person_id
  group by 1, 2 having count(distinct n.cpf) >= 3;
  insert into note_pairs select * from note_pairs_found(null, null, null);
  insert into note_couples select * from note_couples_found(null, null);
  insert into note_series select * from note_series_found(null);
  insert into link_referrals select * from link_referrals_found(null);
end $$;

select link_sums_rebuild();
