-- Trigger on payouts: the moves of a payment and the proof that each needs, whoever writes (docs/adr/0023). Between moves the proof stays as
-- written; the words of a person or the bank may go, for an erasure.
-- Refuses: PAYOUT_MOVE_REFUSED (detail: the move, or what was changed), PAYOUT_HELD, PAYOUT_NOT_APPROVED, PAYOUT_SECOND_PERSON,
--   PAYOUT_RETURN_OTHER_PERSON, PAYOUT_REVERSAL_SECOND_PERSON (detail: the redemption), OWN_GAIN, MONEY_PAUSED.
create or replace function guard_payout() returns trigger language plpgsql as $$
declare
  text_columns constant text[] := array['motivo', 'estorno_motivo', 'end_to_end_id'];
  amount numeric;
  payer int;
  decider int;
  is_large boolean;
begin
  if tg_op = 'INSERT' then
    if new.estado <> 'SOLICITADO' or new.aprovado_por_id is not null or new.batch_id is not null or new.pago_em is not null then
      raise exception 'PAYOUT_MOVE_REFUSED' using detail = new.redemption_id || ': ' || new.estado;
    end if;
    return new;
  end if;
  if new.estado = old.estado then
    if to_jsonb(new) - text_columns <> to_jsonb(old) - text_columns then
      raise exception 'PAYOUT_MOVE_REFUSED' using detail = new.redemption_id || ': ' || new.estado;
    end if;
    return new;
  end if;
  perform refuse_while_paused();
  if new.estado <> all (case old.estado
      when 'SOLICITADO' then array['APROVADO', 'CANCELADO']
      when 'APROVADO' then array['EM_LOTE', 'EM_TRANSITO', 'PAGO', 'CANCELADO']
      when 'EM_LOTE' then array['PAGO', 'DEVOLVIDO']
      when 'EM_TRANSITO' then array['PAGO', 'EM_ESTORNO']
      when 'PAGO' then array['EM_ESTORNO']
      when 'EM_ESTORNO' then array[case when old.pago_em is null then 'EM_TRANSITO' else 'PAGO' end, 'ESTORNADO']
      else array[]::text[] end)
    or (new.redemption_id, new.retido_ate, new.criado_em) is distinct from (old.redemption_id, old.retido_ate, old.criado_em)
  then
    raise exception 'PAYOUT_MOVE_REFUSED' using detail = new.redemption_id || ': ' || old.estado || ' → ' || new.estado;
  end if;
  if new.estado = 'APROVADO' and new.retido_ate > new.aprovado_em then
    raise exception 'PAYOUT_HELD' using detail = new.redemption_id;
  elsif new.estado in ('APROVADO', 'EM_LOTE', 'EM_TRANSITO') or (new.estado = 'PAGO' and old.estado <> 'EM_ESTORNO') then
    if new.aprovado_em is null or new.aprovado_por_id is null
      or (old.estado <> 'SOLICITADO' and (new.aprovado_em, new.aprovado_por_id) is distinct from (old.aprovado_em, old.aprovado_por_id))
    then
      raise exception 'PAYOUT_NOT_APPROVED' using detail = new.redemption_id;
    end if;
  end if;
  if new.estado = 'EM_LOTE' or (new.estado in ('EM_TRANSITO', 'PAGO') and old.estado in ('APROVADO', 'EM_TRANSITO')) then
    select x.pontos_gastos, s.pagamento_uma_pessoa into amount, new.limite_uma_pessoa
    from redemptions x cross join system_settings s where x.id = new.redemption_id and s.id = 1;
    payer := case when new.estado = 'EM_LOTE' then (select b.gerado_por_id from payout_batches b where b.id = new.batch_id)
      else new.pago_por_id end;
    if payer is null or (amount > new.limite_uma_pessoa and payer = new.aprovado_por_id) then
      raise exception 'PAYOUT_SECOND_PERSON' using detail = new.redemption_id;
    end if;
  end if;
  if old.estado = 'EM_LOTE' then
    select x.pontos_gastos > coalesce(old.limite_uma_pessoa, s.pagamento_uma_pessoa), b.gerado_por_id into is_large, payer
    from redemptions x cross join system_settings s left join payout_batches b on b.id = old.batch_id
    where x.id = new.redemption_id and s.id = 1;
    if new.retorno_por_id is null or (is_large and new.retorno_por_id in (old.aprovado_por_id, payer)) then
      raise exception 'PAYOUT_RETURN_OTHER_PERSON' using detail = new.redemption_id;
    end if;
  end if;
  decider := case new.estado when 'APROVADO' then new.aprovado_por_id when 'EM_LOTE' then payer when 'EM_ESTORNO' then new.estorno_por_id
    when 'ESTORNADO' then new.estorno_confirmado_por_id else coalesce(new.retorno_por_id, new.pago_por_id) end;
  if exists (select from staff_users u join redemptions x on x.id = new.redemption_id left join consumers c on c.id = x.consumer_id
      where u.id = decider and (u.cpf = c.cpf or (x.tipo_chave_pix = 'CPF' and x.chave_pix = u.cpf))) then
    raise exception 'OWN_GAIN';
  end if;
  if (new.estado = 'PAGO' and old.estado <> 'EM_ESTORNO' and (new.pago_em is null or (new.retorno_em is null) <> (new.batch_id is null)))
    or (new.estado = 'EM_ESTORNO' and (new.estorno_por_id is null or new.estorno_em is null or coalesce(trim(new.estorno_motivo), '') = ''))
  then
    raise exception 'PAYOUT_MOVE_REFUSED' using detail = new.redemption_id || ': ' || old.estado || ' → ' || new.estado;
  elsif new.estado = 'ESTORNADO' and (new.estorno_confirmado_por_id is null
      or new.estorno_confirmado_por_id in (old.estorno_por_id, coalesce(old.pago_por_id, old.estorno_por_id)))
  then
    raise exception 'PAYOUT_REVERSAL_SECOND_PERSON' using detail = new.redemption_id;
  end if;
  return new;
end $$;
