-- One row a name, case and accents ignored: a spreadsheet sent twice adds nothing.
create unique index participating_stores_nome_unique on participating_stores (search_text(nome));
create unique index client_products_nome_unique on client_products (search_text(nome));
create index participating_stores_busca on participating_stores using gin (busca gin_trgm_ops);
create index client_products_busca on client_products using gin (busca gin_trgm_ops);

-- The storefront's order. Deferred, so that a whole order can be written row by row and is checked once, at the end.
update banners b set ordem = n.ordem
  from (select id, row_number() over (order by ordem, id) as ordem from banners) n where n.id = b.id;
alter table banners add constraint banners_ordem_unique unique (ordem) deferrable initially deferred;
alter table banners add constraint banners_period check (data_inicial <= data_final);
