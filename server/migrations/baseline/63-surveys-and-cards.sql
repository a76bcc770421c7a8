-- Market surveys: the same product of the same brand once in a list, whatever its spaces, case and accents (domain rules §4.9).
alter table market_surveys add constraint market_surveys_fonte check (fonte in ('Sistema', 'Equipe'));
alter table market_surveys add constraint market_surveys_amounts check (faturamento >= 0 and qtde_vendedores >= 0);
alter table market_survey_products add constraint market_survey_products_lista check (lista in ('MAIS_VENDIDOS', 'CONCORRENTES'));
alter table market_survey_products add constraint market_survey_products_amounts check (qtde > 0 and valor_unitario > 0);
create unique index market_survey_products_once on market_survey_products (survey_id, lista, search_text(marca), search_text(produto));

-- A card that nobody holds has nothing on its way; an unblocking that was asked for waits on a blocked card (document 002 §4).
alter table cards add constraint cards_unblocking check (not em_desbloqueio or (bloqueado and seller_id is not null));
alter table card_events add constraint card_events_tipo
  check (tipo in ('VINCULO', 'LIBERACAO', 'ENTREGA', 'BLOQUEIO', 'DESBLOQUEIO_SOLICITADO', 'DESBLOQUEIO', 'REMOCAO'));
-- The next card of the stock.
create index cards_free on cards (id) where seller_id is null and not bloqueado;
