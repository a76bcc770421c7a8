-- The movements of accounts as their holders see them: entries, and lots that may have lapsed before the batch wrote them off. What expired stands at
-- the end of its last day, written or not, so a statement does not change when the batch runs. In order of (criado_em, id) the values of an
-- account add up to its shown amount. Readers keep of the lots only those open past their day: is_lot and restante > 0 and vence_em < today.
-- Without conditions of its own, so that PostgreSQL can use the indexes of both tables.
create or replace view statement_lines as
  select e.id, e.account_id, false as is_lot, e.id::int as numero, e.type, e.valor, e.debt_after, e.origem_tipo, e.origem_id, e.regra,
    case when e.type = 'EXPIRACAO' then (select l.vence_em from lots l where l.id = e.origem_id::bigint) else e.dia end as dia,
    case when e.type = 'EXPIRACAO'
      then sao_paulo_day_start((select l.vence_em from lots l where l.id = e.origem_id::bigint) + 1) - interval '1 second'
      else e.criado_em end as criado_em,
    null::numeric as restante, null::date as vence_em, e.ator as autor
  from entries e
  union all
  select 1000000000000 + l.id, l.account_id, true, (-l.id)::int, 'EXPIRACAO', -l.restante, 0.00, 'LOTE', l.id::text, '{}'::jsonb,
    l.vence_em, sao_paulo_day_start(l.vence_em + 1) - interval '1 second', l.restante, l.vence_em, 'system'
  from lots l;
