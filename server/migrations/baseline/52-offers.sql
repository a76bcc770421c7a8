create index offers_busca on offers using gin (busca gin_trgm_ops);
alter table offers add constraint offers_amounts check (
  pontos >= 0 and pontos <> 'NaN' and (desconto is null or (desconto > 0 and desconto < 100)));
-- What was redeemed is a prize or an offer, not both.
alter table redemptions add constraint redemptions_item check (reward_id is null or offer_id is null);
