-- Approved sales whose points differ from what their items score by today's histories. The histories become periods, so that each table is read
-- once; only sales with an item whose value or factor differs are summed. Sale days from p_de to p_ate; null is no limit.
create or replace function sales_to_correct(p_de date, p_ate date) returns table (posting_id int, atual numeric, nova numeric)
language sql stable as $$
  with periods as (
    select product_id, valor_pontos, vigente_em,
      lead(vigente_em, 1, 'infinity') over (partition by product_id order by vigente_em) as until
    from product_values
  ), factors as (
    select store_id, fator_pontuacao, vigente_em, lead(vigente_em, 1, 'infinity') over (partition by store_id order by vigente_em) as until
    from store_factors
  ), scenarios_of as (
    select store_id, cenario, vigente_em, lead(vigente_em, 1, 'infinity') over (partition by store_id order by vigente_em) as until
    from store_scenarios
  ), extras as (
    select scenario_id, fator_extra, vigente_em, lead(vigente_em, 1, 'infinity') over (partition by scenario_id order by vigente_em) as until
    from scenario_factors
  ), changed as (
    select distinct p.id
    from postings p
    join posting_items i on i.posting_id = p.id
    join products r on r.id = i.product_id
    join stores s on s.id = p.store_id
    left join periods v on v.product_id = i.product_id and v.vigente_em <= p.realizado_em and p.realizado_em < v.until
    left join factors f on f.store_id = p.store_id and f.vigente_em <= p.realizado_em and p.realizado_em < f.until
    left join scenarios_of c on c.store_id = p.store_id and c.vigente_em <= p.realizado_em and p.realizado_em < c.until
    left join extras e on e.scenario_id = c.cenario and e.vigente_em <= p.realizado_em and p.realizado_em < e.until
    where p.audience = 'SELLER' and p.status = 'APROVADA'
      and p.realizado_em between coalesce(p_de, '-infinity') and coalesce(p_ate, 'infinity')
      and (i.valor_pontos <> coalesce(v.valor_pontos, r.valor_pontos)
        or i.fator_pontuacao <> coalesce(f.fator_pontuacao, s.fator_pontuacao) * coalesce(e.fator_extra, 1))
  ), scored as (
    select p.id, p.total_pontos, p.pontos_limitados,
      sum(sale_item_points(i.qtde, product_value_on(i.product_id, p.realizado_em), store_factor_on(p.store_id, p.realizado_em))) as gross
    from changed c join postings p on p.id = c.id join posting_items i on i.posting_id = p.id group by p.id
  )
  select id, total_pontos, corrected_points(gross, total_pontos, pontos_limitados) from scored
  where corrected_points(gross, total_pontos, pontos_limitados) <> total_pontos
$$;
