-- Computes what is marked again. Waits for a concurrent call, so that the sums are up to date when it ends, and is exact for the same reason as
-- sale_sums_refresh: marks are taken before later statements read the tables.
create or replace function link_sums_refresh() returns void language plpgsql as $$
declare
  network_ids int[];
  sale_days date[];
  note_days date[];
  seller_ids int[];
  consumer_ids int[];
  referral_ids int[];
  couple_seller_ids int[];
  couple_consumer_ids int[];
begin
  perform pg_advisory_xact_lock(7202611217);
  perform posting_counts_fold();
  -- Changes that a concurrent fold holds get their marks later; they are computed now as well.
  with gone as (delete from note_marks returning *), days as (
    select distinct audience, network_id, dia from gone
    union select audience, network_id, venda from posting_count_changes where venda is not null)
  select array_agg(network_id) filter (where audience = 'SELLER'), array_agg(dia) filter (where audience = 'SELLER'),
    array_agg(distinct dia) filter (where audience = 'CONSUMER') into network_ids, sale_days, note_days from days;
  with gone as (delete from link_marks returning *)
  select array_agg(distinct id) filter (where kind = 'SELLER'), array_agg(distinct id) filter (where kind = 'CONSUMER'),
    array_agg(distinct id) filter (where kind = 'REFERRAL') into seller_ids, consumer_ids, referral_ids from gone;
  network_ids := coalesce(network_ids, '{}');
  sale_days := coalesce(sale_days, '{}');
  note_days := coalesce(note_days, '{}');
  seller_ids := coalesce(seller_ids, '{}');
  consumer_ids := coalesce(consumer_ids, '{}');

  perform link_people_refresh('SELLER', seller_ids);
  perform link_people_refresh('CONSUMER', consumer_ids);

  delete from note_series s where s.dia = any (note_days);
  insert into note_series (consumer_id, dia, posting_ids) select * from note_series_found(note_days);
  with gone as (
    delete from note_pairs p where p.nota_dia = any (note_days) or (p.network_id, p.venda_dia) in (select * from unnest(network_ids, sale_days))
    returning p.seller_id, p.consumer_id)
  select array_agg(x.seller_id), array_agg(x.consumer_id) into couple_seller_ids, couple_consumer_ids from (
    select seller_id, consumer_id from gone
    union select c.seller_id, c.consumer_id from note_couples c where c.seller_id = any (seller_ids)
    union select c.seller_id, c.consumer_id from note_couples c where c.consumer_id = any (consumer_ids)) x;
  -- A note that is moved to another day meanwhile still has the pairs of its old day.
  with added as (
    insert into note_pairs select * from note_pairs_found(network_ids, sale_days, note_days)
    on conflict (consumer_posting, seller_posting) do update set consumer_id = excluded.consumer_id, seller_id = excluded.seller_id,
      nota_dia = excluded.nota_dia, network_id = excluded.network_id, venda_dia = excluded.venda_dia
    returning seller_id, consumer_id)
  select array_agg(x.seller_id), array_agg(x.consumer_id) into couple_seller_ids, couple_consumer_ids from (
    select * from unnest(couple_seller_ids, couple_consumer_ids) as k(seller_id, consumer_id) union select seller_id, consumer_id from added) x;
  delete from note_couples c using unnest(couple_seller_ids, couple_consumer_ids) as k(seller_id, consumer_id)
  where c.seller_id = k.seller_id and c.consumer_id = k.consumer_id;
  insert into note_couples (seller_id, consumer_id, suspeito)
  select * from note_couples_found(coalesce(couple_seller_ids, '{}'), couple_consumer_ids);

  select array_agg(r.id) into referral_ids from referrals r where r.id = any (referral_ids) or r.id in (
    select x.id from sellers v join referrals x on x.seller_id = v.id or x.cpf = v.cpf where v.id = any (seller_ids)
    union select x.id from consumers c join referrals x on x.cpf = c.cpf where c.id = any (consumer_ids)
    union select x.id from consumers c join sellers v on v.cpf = c.cpf join referrals x on x.seller_id = v.id
      where c.id = any (consumer_ids));
  delete from link_referrals l where l.referral_id = any (referral_ids);
  insert into link_referrals select * from link_referrals_found(coalesce(referral_ids, '{}')) on conflict do nothing;
end $$;
