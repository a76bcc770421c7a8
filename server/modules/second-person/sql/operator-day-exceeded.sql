-- Whether what a member of staff gives would bring their day above the ceiling of one person (docs/adr/0025); if not, it is added to the day.
-- Their row is locked until the end of the transaction, so that acts side by side cannot both fit. Jobs and members have no ceiling.
create or replace function operator_day_exceeded(p_staff_id int, p_today date, p_points numeric, p_reais numeric) returns boolean
language plpgsql as $$
declare
  sums operator_days;
  exceeded boolean;
begin
  if p_staff_id is null or not exists (select from review_settings where id = 1 and (teto_pontos_dia > 0 or teto_reais_dia > 0)) then
    return false;
  end if;
  insert into operator_days (staff_user_id, dia) values (p_staff_id, p_today) on conflict do nothing;
  select * into sums from operator_days where staff_user_id = p_staff_id and dia = p_today for update;
  select (p_points > 0 and l.teto_pontos_dia > 0 and sums.pontos + p_points > l.teto_pontos_dia)
    or (p_reais > 0 and l.teto_reais_dia > 0 and sums.reais + p_reais > l.teto_reais_dia)
  into exceeded from review_settings l where l.id = 1;
  if not exceeded then
    update operator_days set pontos = pontos + p_points, reais = reais + p_reais where staff_user_id = p_staff_id and dia = p_today;
  end if;
  return exceeded;
end $$;
