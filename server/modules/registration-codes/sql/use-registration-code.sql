-- Uses a code for a person who has just registered. Answers { situacao, pontos } and never raises for a bad code, because the registration must
-- not be lost. situacao: USADO, DESATIVADO, DESCONHECIDO, VENCIDO, ESGOTADO, JA_USADO, LIMITE_SEMANAL, PROPRIO.
create or replace function use_registration_code(p_code text, p_cpf text, p_seller_id int, p_consumer_id int, p_actor text, p_today date,
  p_now timestamptz) returns jsonb language plpgsql as $$
declare
  settings system_settings;
  code registration_codes;
  network int;
  points numeric := 0;
begin
  select * into settings from system_settings where id = 1;
  if not settings.voucher_ativo then
    return jsonb_build_object('situacao', 'DESATIVADO', 'pontos', '0.00');
  end if;
  -- The week of a CPF is counted under its own lock: two concurrent codes must not both fit under the limit.
  perform pg_advisory_xact_lock(hashtextextended('registration-code:' || p_cpf, 0));
  select * into code from registration_codes where codigo = upper(trim(p_code)) and excluido_em is null;
  if not found then
    return jsonb_build_object('situacao', 'DESCONHECIDO', 'pontos', '0.00');
  end if;
  -- Also by who proposed its points to the second person who saved them.
  if exists (select from staff_users u where u.cpf = p_cpf and (u.id = any (code.salvo_por_ids) or exists (
      select from held_actions h where h.primeiro_por_id = u.id and h.status = 'APROVADA'
        and h.action in ('createRegistrationCode', 'updateRegistrationCode') and upper(trim(h.dados ->> 'codigo')) = code.codigo))) then
    return jsonb_build_object('situacao', 'PROPRIO', 'pontos', '0.00');
  end if;
  if exists (select from registration_code_uses u where u.registration_code_id = code.id and u.cpf = p_cpf) then
    return jsonb_build_object('situacao', 'JA_USADO', 'pontos', '0.00');
  end if;
  if (select count(*) from registration_code_uses u where u.cpf = p_cpf
      and u.data_utilizacao >= date_trunc('week', p_now at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo')
      >= settings.usos_semanais_voucher then
    return jsonb_build_object('situacao', 'LIMITE_SEMANAL', 'pontos', '0.00');
  end if;
  update registration_codes set usos_realizados = usos_realizados + 1
  where id = code.id and excluido_em is null and usos_realizados < usos and (expira_em is null or expira_em >= p_today)
  returning * into code;
  if not found then
    return jsonb_build_object('pontos', '0.00', 'situacao', (
      select case when c.excluido_em is not null then 'DESCONHECIDO' when c.expira_em < p_today then 'VENCIDO' else 'ESGOTADO' end
      from registration_codes c where c.codigo = upper(trim(p_code)) order by c.id desc limit 1));
  end if;
  if p_seller_id is not null then
    points := code.pontos;
    select s.network_id into network from sellers v join stores s on s.id = v.store_id where v.id = p_seller_id;
    perform ledger_credit('SELLER', p_seller_id, 'PONTO', network, points, 'CODIGO', 'registration_code', code.id::text,
      'codigo:' || code.id || ':vendedor:' || p_seller_id, points_expiry(p_now), null, null,
      jsonb_build_object('codigo', code.codigo), p_actor, p_today, p_now);
  end if;
  insert into registration_code_uses (registration_code_id, codigo, cpf, seller_id, consumer_id, pontos, vence_em, data_utilizacao)
  values (code.id, code.codigo, p_cpf, p_seller_id, p_consumer_id, points,
    case when p_seller_id is not null then points_expiry(p_now) end, p_now);
  return jsonb_build_object('situacao', 'USADO', 'pontos', points::text);
end $$;
