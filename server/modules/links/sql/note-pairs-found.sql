-- Invoices that both a seller and a consumer scored, where the sale is of one of these networks and days or the note of one of these days (all
-- null: every invoice).
create or replace function note_pairs_found(p_network_ids int[], p_sale_days date[], p_note_days date[])
returns table (consumer_posting int, seller_posting int, consumer_id int, seller_id int, nota_dia date, network_id int, venda_dia date)
language sql stable as $$
  with notes as materialized (
    select c.* from postings c
    where c.audience = 'CONSUMER' and c.status = 'APROVADA' and (p_network_ids is null or c.realizado_em = any (p_note_days))),
  sales as materialized (
    select s.* from unnest(p_network_ids, p_sale_days) as k(network_id, dia)
    join postings s on s.network_id = k.network_id and s.realizado_em = k.dia
      and s.audience = 'SELLER' and s.status = 'APROVADA')
  select c.id, s.id, c.consumer_id, s.seller_id, c.realizado_em, s.network_id, s.realizado_em
  from notes c join postings s on s.audience = 'SELLER' and s.status = 'APROVADA' and s.chave_fiscal = c.chave_fiscal
  union
  select c.id, s.id, c.consumer_id, s.seller_id, c.realizado_em, s.network_id, s.realizado_em
  from notes c join postings s on s.audience = 'SELLER' and s.status = 'APROVADA' and s.store_id = c.store_id and s.tipo_fiscal = c.tipo_fiscal
    and s.identificador_chave = c.identificador_chave and (s.chave_fiscal is null or c.chave_fiscal is null)
  union
  select c.id, s.id, c.consumer_id, s.seller_id, c.realizado_em, s.network_id, s.realizado_em
  from sales s join postings c on c.audience = 'CONSUMER' and c.status = 'APROVADA' and c.chave_fiscal = s.chave_fiscal
  union
  select c.id, s.id, c.consumer_id, s.seller_id, c.realizado_em, s.network_id, s.realizado_em
  from sales s join postings c on c.audience = 'CONSUMER' and c.status = 'APROVADA' and c.store_id = s.store_id and c.tipo_fiscal = s.tipo_fiscal
    and c.identificador_chave = s.identificador_chave and (s.chave_fiscal is null or c.chave_fiscal is null)
$$;
