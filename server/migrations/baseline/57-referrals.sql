-- Referrals and SWPRO points (domain rules §4.1).

alter table referrals add foreign key (seller_id) references sellers (id) on delete restrict;
alter table referrals add foreign key (posting_id) references postings (id) on delete restrict;
alter table swpro_credits add foreign key (seller_id) references sellers (id) on delete restrict;
alter table swpro_credits add constraint swpro_credits_positive check (pontos > 0);
alter table integrations add constraint integrations_limit_not_negative check (limite_mensal >= 0);

-- Points of a valid referral by platform (document 002 §9).
create function referral_points(p_plataforma text) returns numeric language sql immutable as $$
  select case p_plataforma when 'Indicado por Cadastro' then 500 when 'SW PRO Cursos' then 750 when 'Ache Seu Pintor' then 1500 else 0 end::numeric
$$;

-- Whether a CPF is of somebody other than the rows just made: who is here already was brought by nobody.
create function is_member_already(p_cpf text, p_but_seller int, p_but_consumer int) returns boolean language sql stable as $$
  select exists (select from sellers v where v.cpf = p_cpf and v.id is distinct from p_but_seller)
    or exists (select from consumers c where c.cpf = p_cpf and c.id is distinct from p_but_consumer)
$$;

-- Notes who brought a person that has just registered, when `quemIndicou` is a seller's code. Answers whether it did. Silent
-- otherwise, for the field also takes a name: one's own code or telephone, a second referral and old members are no referral.
create function note_referral(p_quem_indicou text, p_nome text, p_cpf text, p_celular text, p_seller_id int, p_consumer_id int,
  p_now timestamptz) returns boolean language plpgsql as $$
begin
  insert into referrals (seller_id, plataforma, nome, cpf, celular, criado_em)
  select v.id, 'Indicado por Cadastro', p_nome, p_cpf, p_celular, p_now from sellers v
  where v.id_indicacao = upper(trim(p_quem_indicou)) and v.excluido_em is null and v.ativo
    and v.cpf <> p_cpf and v.celular is distinct from p_celular and v.id is distinct from p_seller_id
    and not is_member_already(p_cpf, p_seller_id, p_consumer_id)
  on conflict (cpf) do nothing;
  return found;
end $$;

-- Makes the referrals of people valid whose sales were just approved, each once, and credits who brought them. A trigger, so that
-- every way of recording a sale does it: typed, reviewed, uploaded, sellers' and consumers'.
create function referrals_validate() returns trigger language plpgsql as $$
declare
  due record;
  points numeric;
begin
  for due in
    select distinct on (r.id) r.id, r.seller_id, r.plataforma, a.id as posting_id, a.pontuado_em, s.network_id, v.excluido_em
    from added a
    left join sellers p on p.id = a.seller_id left join consumers c on c.id = a.consumer_id
    join referrals r on r.cpf = coalesce(p.cpf, c.cpf) and r.validado_em is null
    join sellers v on v.id = r.seller_id join stores s on s.id = v.store_id
    where a.status = 'APROVADA'
    order by r.id, a.pontuado_em, a.id
  loop
    points := case when due.excluido_em is null then referral_points(due.plataforma) else 0 end;
    -- The row decides between two sales at once: the second finds it valid.
    update referrals set validado_em = due.pontuado_em, posting_id = due.posting_id, pontos = points,
      vence_em = case when points > 0 then points_expiry(due.pontuado_em) end
    where id = due.id and validado_em is null;
    if found and points > 0 then
      perform ledger_credit('SELLER', due.seller_id, 'PONTO', due.network_id, points, 'INDICACAO', 'referral', due.id::text,
        'indicacao:' || due.id, points_expiry(due.pontuado_em), null, null, jsonb_build_object('plataforma', due.plataforma, 'pontuacao', due.posting_id),
        'system', (due.pontuado_em at time zone 'America/Sao_Paulo')::date, due.pontuado_em);
    end if;
  end loop;
  return null;
end $$;
create trigger postings_validate_referrals after insert on postings
  referencing new table as added for each statement execute function referrals_validate();

-- Grants SWPRO points once for each id of the platform. The seller's account is the lock under which the month is summed.
-- Answers { id, pontos, repetido }. Refuses: SWPRO_SELLER_UNKNOWN, SWPRO_ID_REUSED, SWPRO_LIMIT (detail: what is left).
create function credit_swpro(p_integration_id int, p_id_externo text, p_id_indicacao text, p_pontos numeric, p_referral_id_externo text,
  p_indicado_nome text, p_ator text, p_today date, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  platform integrations;
  seller record;
  prior swpro_credits;
  brought referrals;
  month_start timestamptz := date_trunc('month', p_now at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo';
  granted numeric;
  credit_id int;
begin
  select * into platform from integrations where id = p_integration_id;
  select v.id, v.ativo, s.network_id into seller from sellers v join stores s on s.id = v.store_id
  where v.id_indicacao = upper(trim(p_id_indicacao)) and v.excluido_em is null;
  if not found then
    raise exception 'SWPRO_SELLER_UNKNOWN';
  end if;
  perform ledger_lock_account('SELLER', seller.id, 'PONTO', seller.network_id);
  select * into prior from swpro_credits where integration_id = p_integration_id and id_externo = p_id_externo;
  if found then
    if prior.seller_id <> seller.id or prior.pontos <> p_pontos then
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
    if granted + p_pontos > platform.limite_mensal then
      raise exception 'SWPRO_LIMIT' using detail = (platform.limite_mensal - granted)::text;
    end if;
  end if;
  select * into brought from referrals
  where integration_id = p_integration_id and id_externo = p_referral_id_externo and seller_id = seller.id;
  insert into swpro_credits (integration_id, id_externo, seller_id, pontos, plataforma, referral_id, indicado_nome, pontuado_em, vence_em)
  values (p_integration_id, p_id_externo, seller.id, p_pontos, platform.plataforma, brought.id, coalesce(p_indicado_nome, brought.nome), p_now,
    points_expiry(p_now))
  returning id into credit_id;
  perform ledger_credit('SELLER', seller.id, 'PONTO', seller.network_id, p_pontos, 'SWPRO', 'swpro_credit', credit_id::text,
    'swpro:' || p_integration_id || ':' || p_id_externo, points_expiry(p_now), null, null, jsonb_build_object('plataforma', platform.plataforma),
    p_ator, p_today, p_now);
  return jsonb_build_object('id', credit_id, 'pontos', p_pontos::text, 'repetido', false);
end $$;
