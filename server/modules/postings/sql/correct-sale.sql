-- Corrects the points of one approved sale. The posting is locked and read first, so a repeated request finds nothing to do. The keys also count
-- the corrections before: a value that goes there and back is corrected each time.
-- p_by: { staffId, causa, observacao? }, kept in posting_edits. Answers { aPontuar, divida }.
-- Refuses: POSTING_NOT_FOUND, POSTING_NOT_APPROVED, and LEDGER_POINTS_SPENT under the policy SOMENTE_LIVRES.
create or replace function correct_sale(p_posting_id int, p_by jsonb, p_today date, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  posting postings;
  gross numeric;
  current_points numeric;
  new_points numeric;
  credit record;
  answer ledger_answer;
  key text;
  rest numeric;
  part numeric;
  policy text;
  owed numeric := 0;
  actor constant text := 'staff:' || (p_by ->> 'staffId');
  rule jsonb;
  edit int;
begin
  select * into posting from postings where id = p_posting_id and audience = 'SELLER' for update;
  if not found then
    raise exception 'POSTING_NOT_FOUND';
  end if;
  if posting.status <> 'APROVADA' then
    raise exception 'POSTING_NOT_APPROVED' using detail = posting.status;
  end if;
  select sum(sale_item_points(
    i.qtde, product_value_on(i.product_id, posting.realizado_em), store_factor_on(posting.store_id, posting.realizado_em)))
  into gross from posting_items i where i.posting_id = p_posting_id;
  current_points := posting.total_pontos;
  new_points := corrected_points(coalesce(gross, current_points), current_points, posting.pontos_limitados);
  if new_points = current_points then
    return jsonb_build_object('aPontuar', '0.00', 'divida', '0.00');
  end if;
  key := 'corrige:' || p_posting_id || ':' || new_points || ':'
    || (select count(*) from entries e where e.origem_tipo = 'posting' and e.origem_id = p_posting_id::text and e.type = 'CORRECAO');
  insert into posting_edits (posting_id, antes, depois, causa, motivo, staff_user_id, criado_em)
  values (p_posting_id, jsonb_build_object('totalPontos', current_points::text), jsonb_build_object('totalPontos', new_points::text),
    p_by ->> 'causa', p_by ->> 'observacao', (p_by ->> 'staffId')::int, p_now)
  returning id into edit;
  -- The ledger is append-only: the text, which an erasure removes, stays in the edit.
  rule := jsonb_build_object('de', current_points, 'para', new_points, 'edicao', edit);
  if new_points > current_points then
    answer := ledger_credit('SELLER', posting.seller_id, 'PONTO', posting.network_id, new_points - current_points, 'CORRECAO', 'posting',
      p_posting_id::text, key, greatest(posting.vence_em, p_today + 30), null, null,
      rule, actor, p_today, p_now);
    owed := answer.debt;
  else
    select politica_estorno into policy from system_settings where id = 1;
    rest := current_points - new_points;
    for credit in
      select e.id, ledger_outstanding(e.id) as outstanding from entries e
      where e.origem_tipo = 'posting' and e.origem_id = p_posting_id::text and e.reverses_entry_id is null and e.valor > 0
      order by e.id desc
    loop
      part := least(rest, credit.outstanding);
      continue when part <= 0;
      answer := ledger_reverse(credit.id, part, policy, 'CORRECAO', null, null, key || ':' || credit.id,
        rule || jsonb_build_object('politica', policy), actor, p_today, p_now);
      owed := answer.debt;
      rest := rest - part;
    end loop;
  end if;
  update posting_items i set valor_pontos = v.unit_points, fator_pontuacao = v.factor,
    pontos = sale_item_points(i.qtde, v.unit_points, v.factor)
  from (select x.id, product_value_on(x.product_id, posting.realizado_em) as unit_points,
      store_factor_on(posting.store_id, posting.realizado_em) as factor
    from posting_items x where x.posting_id = p_posting_id) v
  where i.id = v.id;
  update postings set total_pontos = new_points, pontos_brutos = gross, pontos_limitados = gross - new_points,
    valor_custo = round(new_points * valor_ponto, 2) where id = p_posting_id;
  return jsonb_build_object('aPontuar', (new_points - current_points)::text, 'divida', owed::text);
end $$;
