-- Corrects one approved sale. The posting is locked first and its own state decides, so that a second press finds nothing to do.
-- The keys also carry how many corrections came before: a value that goes there and back is corrected each time.
-- Answers { aPontuar, divida }. Refuses: POSTING_NOT_FOUND, POSTING_NOT_APPROVED, LEDGER_POINTS_SPENT by policy.
create or replace function correct_sale(p_posting_id int, p_ator text, p_today date, p_now timestamptz) returns jsonb language plpgsql as $$
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
