-- Correção de Pontuação (domain rules §4.9): what approved sales of sellers would score with the values and factors in force on
-- their day, as the histories say now.

-- Points of a sale by what its items score now: one that the monthly limit had cut never gets more than the limit let through.
create function corrected_points(p_bruta numeric, p_atual numeric, p_limitados numeric) returns numeric language sql immutable as $$
  select case when p_limitados > 0 then least(p_bruta, p_atual) else p_bruta end
$$;

-- Sales whose points differ. The histories become periods, so that each table is passed once; only sales with an item that was
-- scored by another value or factor are added up.
create function sales_to_correct() returns table (posting_id int, atual numeric, nova numeric) language sql stable as $$
  with periods as (
    select product_id, valor_pontos, vigente_em, lead(vigente_em, 1, 'infinity') over (partition by product_id order by vigente_em) as ate
    from product_values
  ), factors as (
    select store_id, fator_pontuacao, vigente_em, lead(vigente_em, 1, 'infinity') over (partition by store_id order by vigente_em) as ate
    from store_factors
  ), scenarios_of as (
    select store_id, cenario, vigente_em, lead(vigente_em, 1, 'infinity') over (partition by store_id order by vigente_em) as ate
    from store_scenarios
  ), extras as (
    select scenario_id, fator_extra, vigente_em, lead(vigente_em, 1, 'infinity') over (partition by scenario_id order by vigente_em) as ate
    from scenario_factors
  ), changed as (
    select distinct p.id
    from postings p
    join posting_items i on i.posting_id = p.id
    join products r on r.id = i.product_id
    join stores s on s.id = p.store_id
    left join periods v on v.product_id = i.product_id and v.vigente_em <= p.realizado_em and p.realizado_em < v.ate
    left join factors f on f.store_id = p.store_id and f.vigente_em <= p.realizado_em and p.realizado_em < f.ate
    left join scenarios_of c on c.store_id = p.store_id and c.vigente_em <= p.realizado_em and p.realizado_em < c.ate
    left join extras e on e.scenario_id = c.cenario and e.vigente_em <= p.realizado_em and p.realizado_em < e.ate
    where p.audience = 'SELLER' and p.status = 'APROVADA'
      and (i.valor_pontos <> coalesce(v.valor_pontos, r.valor_pontos) or i.fator_pontuacao <> coalesce(f.fator_pontuacao, s.fator_pontuacao) * coalesce(e.fator_extra, 1))
  ), scored as (
    select p.id, p.total_pontos, p.pontos_limitados,
      sum(sale_item_points(i.qtde, product_value_on(i.product_id, p.realizado_em), store_factor_on(p.store_id, p.realizado_em))) as bruta
    from changed c join postings p on p.id = c.id join posting_items i on i.posting_id = p.id group by p.id
  )
  select id, total_pontos, corrected_points(bruta, total_pontos, pontos_limitados) from scored
  where corrected_points(bruta, total_pontos, pontos_limitados) <> total_pontos
$$;

-- Corrects one approved sale. The posting is locked first and its own state decides, so that a second press finds nothing to do.
-- The keys also carry how many corrections came before: a value that goes there and back is corrected each time.
-- Answers { aPontuar, divida }. Refuses: POSTING_NOT_FOUND, POSTING_NOT_APPROVED, LEDGER_POINTS_SPENT by policy.
create function correct_sale(p_posting_id int, p_ator text, p_today date, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  posting postings;
  bruta numeric;
  atual numeric;
  nova numeric;
  credit record;
  answer ledger_answer;
  key text;
  rest numeric;
  part numeric;
  policy text;
  owed numeric := 0;
begin
  select * into posting from postings where id = p_posting_id and audience = 'SELLER' for update;
  if not found then
    raise exception 'POSTING_NOT_FOUND';
  end if;
  if posting.status <> 'APROVADA' then
    raise exception 'POSTING_NOT_APPROVED';
  end if;
  select sum(sale_item_points(i.qtde, product_value_on(i.product_id, posting.realizado_em), store_factor_on(posting.store_id, posting.realizado_em)))
  into bruta from posting_items i where i.posting_id = p_posting_id;
  atual := posting.total_pontos;
  nova := corrected_points(coalesce(bruta, atual), atual, posting.pontos_limitados);
  if nova = atual then
    return jsonb_build_object('aPontuar', '0.00', 'divida', '0.00');
  end if;
  key := 'corrige:' || p_posting_id || ':' || nova || ':'
    || (select count(*) from entries e where e.origem_tipo = 'posting' and e.origem_id = p_posting_id::text and e.type = 'CORRECAO');
  if nova > atual then
    answer := ledger_credit('SELLER', posting.seller_id, 'PONTO', posting.network_id, nova - atual, 'CORRECAO', 'posting',
      p_posting_id::text, key, greatest(posting.vence_em, p_today + 30), null, null,
      jsonb_build_object('de', atual, 'para', nova), p_ator, p_today, p_now);
    owed := answer.debt;
  else
    select politica_estorno into policy from system_settings where id = 1;
    rest := atual - nova;
    for credit in
      select e.id, ledger_outstanding(e.id) as outstanding from entries e
      where e.origem_tipo = 'posting' and e.origem_id = p_posting_id::text and e.reverses_entry_id is null and e.valor > 0 order by e.id desc
    loop
      part := least(rest, credit.outstanding);
      continue when part <= 0;
      answer := ledger_reverse(credit.id, part, policy, 'CORRECAO', null, null, key || ':' || credit.id,
        jsonb_build_object('de', atual, 'para', nova, 'politica', policy), p_ator, p_today, p_now);
      owed := answer.debt;
      rest := rest - part;
    end loop;
  end if;
  update posting_items i set valor_pontos = v.valor, fator_pontuacao = v.fator, pontos = sale_item_points(i.qtde, v.valor, v.fator)
  from (select x.id, product_value_on(x.product_id, posting.realizado_em) as valor, store_factor_on(posting.store_id, posting.realizado_em) as fator
    from posting_items x where x.posting_id = p_posting_id) v
  where i.id = v.id;
  update postings set total_pontos = nova, pontos_brutos = bruta, pontos_limitados = bruta - nova,
    valor_custo = round(nova * valor_ponto, 2) where id = p_posting_id;
  return jsonb_build_object('aPontuar', (nova - atual)::text, 'divida', owed::text);
end $$;
