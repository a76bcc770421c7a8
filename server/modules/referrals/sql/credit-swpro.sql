-- Grants SWPRO points, once for each id of the platform. The lock of the seller's account also guards the sum of the month.
-- Answers { id, pontos, repetido }. Refuses: SWPRO_SELLER_UNKNOWN, SWPRO_ID_REUSED, SWPRO_LIMIT (detail: what is left).
create or replace function credit_swpro(p_integration_id int, p_external_id text, p_referral_code text, p_points numeric,
  p_external_referral_id text, p_referred_name text, p_actor text, p_today date, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  platform integrations;
  seller record;
  prior swpro_credits;
  referral referrals;
  month_start timestamptz := date_trunc('month', p_now at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo';
  granted numeric;
  credit_id int;
begin
  select * into platform from integrations where id = p_integration_id;
  select v.id, v.ativo, s.network_id into seller from sellers v join stores s on s.id = v.store_id
  where v.id_indicacao = upper(trim(p_referral_code)) and v.excluido_em is null;
  if not found then
    raise exception 'SWPRO_SELLER_UNKNOWN';
  end if;
  perform ledger_lock_account('SELLER', seller.id, 'PONTO', seller.network_id);
  select * into prior from swpro_credits where integration_id = p_integration_id and id_externo = p_external_id;
  if found then
    if prior.seller_id <> seller.id or prior.pontos <> p_points then
      raise exception 'SWPRO_ID_REUSED';
    end if;
    return jsonb_build_object('id', prior.id, 'pontos', prior.pontos::text, 'repetido', true);
  end if;
  if not seller.ativo then
    raise exception 'SWPRO_SELLER_UNKNOWN';
  end if;
  if platform.limite_mensal > 0 then
    select coalesce(sum(pontos), 0) into granted from swpro_credits
    where integration_id = p_integration_id and seller_id = seller.id and pontuado_em >= month_start;
    if granted + p_points > platform.limite_mensal then
      raise exception 'SWPRO_LIMIT' using detail = (platform.limite_mensal - granted)::text;
    end if;
  end if;
  select * into referral from referrals
  where integration_id = p_integration_id and id_externo = p_external_referral_id and seller_id = seller.id;
  insert into swpro_credits (integration_id, id_externo, seller_id, pontos, plataforma, referral_id, indicado_nome, pontuado_em, vence_em)
  values (p_integration_id, p_external_id, seller.id, p_points, platform.plataforma, referral.id,
    coalesce(p_referred_name, referral.nome), p_now, points_expiry(p_now))
  returning id into credit_id;
  perform ledger_credit('SELLER', seller.id, 'PONTO', seller.network_id, p_points, 'SWPRO', 'swpro_credit', credit_id::text,
    'swpro:' || p_integration_id || ':' || p_external_id, points_expiry(p_now), null, null,
    jsonb_build_object('plataforma', platform.plataforma), p_actor, p_today, p_now);
  return jsonb_build_object('id', credit_id, 'pontos', p_points::text, 'repetido', false);
end $$;
