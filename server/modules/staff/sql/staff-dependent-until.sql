-- Until when two members of staff do not count as two people; null when they do. They depend on each other while a chain of recent grants
-- leads from one to the other, and while the same person proposed the accounts of both: that person may use either account. A raise or a
-- wider reach does not give control of the account, so it only connects its two people with its owner. Two people who approve for each
-- other stay independent: the chain never leads down and up again through an account that they made together.
create or replace function staff_dependent_until(p_first int, p_second int, p_now timestamptz) returns timestamptz
language sql stable as $$
  with recursive grants as (
    select g.staff_user_id as owner_id, by.id as granter_id, by.controls, g.criado_em + make_interval(days => s.independencia_dias) as ends
    from review_settings s
    join staff_grants g on g.criado_em > p_now - make_interval(days => s.independencia_dias)
    cross join lateral (values
      (g.proposto_por_id, g.tipo in ('CRIACAO', 'REATIVACAO', 'EMAIL')),
      (g.aprovado_por_id, false)) as by (id, controls)
    where s.id = 1
  ), granters as (
    select start_id, start_id as person_id, true as controls, 'infinity'::timestamptz as ends
    from unnest(array[p_first, p_second]) as start_id
    union
    select c.start_id, g.granter_id, c.controls and g.controls, least(c.ends, g.ends)
    from granters c join grants g on g.owner_id = c.person_id
  )
  select max(least(a.ends, b.ends))
  from granters a join granters b on b.person_id = a.person_id
  where a.start_id = p_first and b.start_id = p_second
    and (a.person_id in (p_first, p_second) or (a.controls and b.controls))
$$;
