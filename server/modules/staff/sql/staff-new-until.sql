-- Until when a member of staff approves nothing, because their account is new, raised, reactivated or wider than before; null when they may.
create or replace function staff_new_until(p_staff_id int, p_now timestamptz) returns timestamptz
language sql stable as $$
  select max(g.criado_em) + make_interval(hours => max(s.conta_nova_horas))
  from staff_grants g cross join review_settings s
  where g.staff_user_id = p_staff_id and s.id = 1 and g.criado_em > p_now - make_interval(hours => s.conta_nova_horas)
$$;
