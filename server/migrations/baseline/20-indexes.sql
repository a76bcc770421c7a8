-- Search inside lists: trigrams of the searchable text.
create index networks_busca on networks using gin (busca gin_trgm_ops);
create index stores_busca on stores using gin (busca gin_trgm_ops);
create index products_busca on products using gin (busca gin_trgm_ops);
create index sellers_busca on sellers using gin (busca gin_trgm_ops);
create index consumers_busca on consumers using gin (busca gin_trgm_ops);
create index submissions_busca on submissions using gin (busca gin_trgm_ops);
create index postings_busca on postings using gin (busca gin_trgm_ops);
create index redemptions_busca on redemptions using gin (busca gin_trgm_ops);

-- Lists: scope first, then the default order.
create index submissions_queue on submissions (audience, criado_em desc, id desc) where status = 'PENDENTE';
create index submissions_closed on submissions (audience, status, atualizado_em desc, id desc);
create index postings_by_day on postings (audience, status, criado_em desc, id desc);
create index postings_by_network on postings (network_id, audience, status, criado_em desc, id desc);
create index postings_by_store on postings (store_id, audience, status, criado_em desc, id desc);
create index postings_by_seller on postings (seller_id, status, pontuado_em desc) where seller_id is not null;
create index postings_by_consumer on postings (consumer_id, status, pontuado_em desc) where consumer_id is not null;
create index redemptions_by_day on redemptions (audience, resgatado_em desc, id desc);
create index redemptions_by_network on redemptions (network_id, audience, resgatado_em desc, id desc);
create index redemptions_by_seller on redemptions (seller_id, resgatado_em desc) where seller_id is not null;
create index redemptions_by_consumer on redemptions (consumer_id, resgatado_em desc) where consumer_id is not null;

-- A note earns once for each audience: by its key, else by store, type and number (domain rules §4.1).
create unique index postings_fiscal_key on postings (audience, chave_fiscal) where status = 'APROVADA' and chave_fiscal is not null;
create unique index postings_note on postings (audience, store_id, tipo_fiscal, identificador_chave) where status = 'APROVADA';

-- At most one redemption of a partner in a month, and one of a campaign (domain rules §4.6, §4.7).
create unique index redemptions_partner_month on redemptions (seller_id, parceiro_comercial, mes)
  where status <> 3 and parceiro_comercial is not null;
create unique index redemptions_campaign on redemptions (consumer_id, campaign_id) where status <> 3 and campaign_id is not null;

-- Values that numeric(14,2) would let through.
alter table postings add constraint postings_amounts check (
  total_venda >= 0 and total_venda <> 'NaN' and total_descontos >= 0 and total_descontos <> 'NaN' and total_pontos >= 0 and total_pontos <> 'NaN');
alter table posting_items add constraint posting_items_amounts check (
  qtde > 0 and qtde <> 'NaN' and valor_unitario >= 0 and valor_unitario <> 'NaN' and valor_desconto >= 0 and valor_desconto <> 'NaN' and sub_total >= 0);
alter table redemptions add constraint redemptions_amounts check (qtde > 0 and pontos_gastos >= 0 and pontos_gastos <> 'NaN');
alter table submissions add constraint submissions_owner check (
  (audience = 'SELLER' and seller_id is not null) or (audience = 'CONSUMER' and consumer_id is not null));

insert into system_settings (id) values (1);

-- Attempts counted by the rate limiter; its own columns, no entity.
create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint);
