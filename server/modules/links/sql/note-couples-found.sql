-- These pairs of seller and consumer (null: all) that scored the same invoices, and whether they are suspect: one CPF, a shared contact, or five
-- or more notes.
create or replace function note_couples_found(p_seller_ids int[], p_consumer_ids int[])
returns table (seller_id int, consumer_id int, suspeito boolean) language sql stable as $$
  select p.seller_id, p.consumer_id, count(distinct p.consumer_posting) >= 5
    or exists (select from sellers v join consumers c on c.cpf = v.cpf where v.id = p.seller_id and c.id = p.consumer_id)
    or exists (select from link_contacts a join link_contacts b on b.tipo = a.tipo and b.valor = a.valor
      where a.kind = 'SELLER' and a.person_id = p.seller_id and b.kind = 'CONSUMER' and b.person_id = p.consumer_id)
  from note_pairs p
  where p_seller_ids is null or (p.seller_id, p.consumer_id) in (select * from unnest(p_seller_ids, p_consumer_ids))
  group by 1, 2
$$;
