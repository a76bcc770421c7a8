-- Works out what is marked. It waits for another one at it, so that it is up to date when it ends; and it is exact as the sums of sales are:
-- marks are taken before later statements read the tables.
create or replace function link_sums_refresh() returns void language plpgsql as $$
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
