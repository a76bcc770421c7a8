-- A store's own factor on a day, 1 to 10.
create or replace function store_own_factor_on(p_store_id int, p_day date) returns smallint language sql stable as $$
  select coalesce(
    (select f.fator_pontuacao from store_factors f where f.store_id = p_store_id and f.vigente_em <= p_day order by f.vigente_em desc limit 1),
    (select s.fator_pontuacao from stores s where s.id = p_store_id))
$$;
