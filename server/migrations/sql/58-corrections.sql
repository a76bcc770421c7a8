-- Correção de Pontuação (domain rules §4.9): what approved sales of sellers would score with the values and factors in force on
-- their day, as the histories say now.

-- Sales whose points differ; one of them, or all when the id is null. One pass over each table: the histories become periods.
-- A sale that the monthly limit had cut never gets more than the limit let through.
create function sales_to_correct(p_posting_id int)
returns table (posting_id int, nova_bruta numeric, atual numeric, nova numeric) language sql stable as $$
  with periods as (
    select product_id, valor_pontos, vigente_em, lead(vigente_em, 1, 'infinity') over (partition by product_id order by vigente_em) as ate
    from product_values
  ), factors as (
    select store_id, fator_pontuacao, vigente_em, lead(vigente_em, 1, 'infinity') over (partition by store_id order by vigente_em) as ate
    from store_factors
  ), scored as (
    select p.id, p.total_pontos, p.pontos_limitados,
      sum(sale_item_points(i.qtde, coalesce(v.valor_pontos, r.valor_pontos), coalesce(f.fator_pontuacao, s.fator_pontuacao))) as bruta
    from postings p
    join posting_items i on i.posting_id = p.id
    join products r on r.id = i.product_id
    join stores s on s.id = p.store_id
    left join periods v on v.product_id = i.product_id and v.vigente_em <= p.realizado_em and p.realizado_em < v.ate
    left join factors f on f.store_id = p.store_id and f.vigente_em <= p.realizado_em and p.realizado_em < f.ate
    where p.audience = 'SELLER' and p.status = 'APROVADA' and (p_posting_id is null or p.id = p_posting_id)
    group by p.id
  ), judged as (
    select id, bruta, total_pontos, case when pontos_limitados > 0 then least(bruta, total_pontos) else bruta end as nova from scored
  )
  select id, bruta, total_pontos, nova from judged where nova <> total_pontos
$$;

-- Corrects one approved sale. The posting is locked first and its own state decides, so that a second press finds nothing to do.
-- The keys also carry how many corrections came before: a value that goes there and back is corrected each time.
-- Answers { aPontuar, divida }. Refuses: POSTING_NOT_FOUND, POSTING_NOT_APPROVED, LEDGER_POINTS_SPENT by policy.
create function correct_sale(p_posting_id int, p_ator text, p_today date, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  posting postings;
  wanted record;
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
  select * into wanted from sales_to_correct(p_posting_id);
  if not found then
    return jsonb_build_object('aPontuar', '0.00', 'divida', '0.00');
  end if;
  key := 'corrige:' || p_posting_id || ':' || wanted.nova || ':'
    || (select count(*) from entries e where e.origem_tipo = 'posting' and e.origem_id = p_posting_id::text and e.type = 'CORRECAO');
  if wanted.nova > wanted.atual then
    answer := ledger_credit('SELLER', posting.seller_id, 'PONTO', posting.network_id, wanted.nova - wanted.atual, 'CORRECAO', 'posting',
      p_posting_id::text, key, greatest(posting.vence_em, p_today + 30), null, null,
      jsonb_build_object('de', wanted.atual, 'para', wanted.nova), p_ator, p_today, p_now);
    owed := answer.debt;
  else
    select politica_estorno into policy from system_settings where id = 1;
    rest := wanted.atual - wanted.nova;
    for credit in
      select e.id, ledger_outstanding(e.id) as outstanding from entries e
      where e.origem_tipo = 'posting' and e.origem_id = p_posting_id::text and e.reverses_entry_id is null and e.valor > 0 order by e.id desc
    loop
      part := least(rest, credit.outstanding);
      continue when part <= 0;
      answer := ledger_reverse(credit.id, part, policy, 'CORRECAO', null, null, key || ':' || credit.id,
        jsonb_build_object('de', wanted.atual, 'para', wanted.nova, 'politica', policy), p_ator, p_today, p_now);
      owed := answer.debt;
      rest := rest - part;
    end loop;
  end if;
  update posting_items i set valor_pontos = v.valor, fator_pontuacao = v.fator, pontos = sale_item_points(i.qtde, v.valor, v.fator)
  from (select x.id, product_value_on(x.product_id, posting.realizado_em) as valor, store_factor_on(posting.store_id, posting.realizado_em) as fator
    from posting_items x where x.posting_id = p_posting_id) v
  where i.id = v.id;
  update postings set total_pontos = wanted.nova, pontos_brutos = wanted.nova_bruta, pontos_limitados = wanted.nova_bruta - wanted.nova,
    valor_custo = round(wanted.nova * valor_ponto, 2) where id = p_posting_id;
  return jsonb_build_object('aPontuar', (wanted.nova - wanted.atual)::text, 'divida', owed::text);
end $$;
