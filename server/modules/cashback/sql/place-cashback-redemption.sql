-- Redeems the whole cashback of a campaign, once: the redemption, the debit of its lots and the pending payout, under the lock of the
-- consumer's account.
-- p_request: { consumerId, campaignId, codigo, tipoChavePix, chavePix, prazoEntrega, horasRetencao, ator }. Answers { id, valor }.
-- Refuses: CASHBACK_CONSUMER_INACTIVE, CASHBACK_TERMS_NOT_ACCEPTED, CASHBACK_DEBT, CASHBACK_ALREADY_REDEEMED, CASHBACK_UNAVAILABLE.
create or replace function place_cashback_redemption(p_request jsonb, p_today date, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  account accounts;
  consumer consumers;
  position_now record;
  part record;
  balance numeric;
  redemption_id int;
begin
  account := ledger_lock_account('CONSUMER', (p_request ->> 'consumerId')::int, 'BRL', null);
  select * into consumer from consumers c where c.id = (p_request ->> 'consumerId')::int;
  if not consumer.ativo or consumer.excluido_em is not null then
    raise exception 'CASHBACK_CONSUMER_INACTIVE';
  elsif not terms_accepted(consumer.aceitou_regulamento_em) then
    raise exception 'CASHBACK_TERMS_NOT_ACCEPTED';
  elsif account.debt > 0 then
    raise exception 'CASHBACK_DEBT' using detail = account.debt::text;
  end if;
  -- Read under the lock: of several concurrent requests, all but the first find the campaign redeemed.
  position_now := consumer_cashback(consumer.id, p_today, p_now);
  if exists (select from redemptions x
      where x.consumer_id = consumer.id and x.campaign_id = (p_request ->> 'campaignId')::int and x.status <> 3) then
    raise exception 'CASHBACK_ALREADY_REDEEMED';
  elsif position_now.disponivel = 0 or position_now.campaign_id is distinct from (p_request ->> 'campaignId')::int then
    raise exception 'CASHBACK_UNAVAILABLE';
  end if;
  balance := ledger_available(account.id, p_today, p_now);
  insert into redemptions (audience, consumer_id, redemption_code, premio, tipo, qtde, pontos_gastos, saldo_anterior, saldo_novo,
    resgatado_em, prazo_entrega, mes, campaign_id, tipo_chave_pix, chave_pix, criado_em, titular_nome, busca)
  values ('CONSUMER', consumer.id, p_request ->> 'codigo', 'Cashback', 'pix', 1, position_now.disponivel, balance,
    balance - position_now.disponivel, p_now, (p_request ->> 'prazoEntrega')::date, to_char(p_today, 'YYYY-MM'), position_now.campaign_id,
    p_request ->> 'tipoChavePix', p_request ->> 'chavePix', p_now, consumer.nome,
    search_text(concat_ws(' ', consumer.nome, consumer.cpf, consumer.email, p_request ->> 'codigo')))
  returning id into redemption_id;
  for part in
    select (p ->> 'campaignId')::int as campaign_id, (p ->> 'amount')::numeric as amount from jsonb_array_elements(position_now.parts) p
  loop
    perform ledger_debit('CONSUMER', consumer.id, 'BRL', null, part.amount, 'RESGATE', 'RESGATE', redemption_id::text,
      'resgate:' || redemption_id || case when part.campaign_id = position_now.campaign_id then '' else ':campanha:' || part.campaign_id end,
      part.campaign_id, jsonb_build_object('campanha', part.campaign_id, 'de', position_now.data_inicio), p_request ->> 'ator', p_today, p_now);
  end loop;
  insert into payouts (redemption_id, retido_ate, criado_em)
  -- A key is trusted once it was paid to this consumer, until a payment to it is taken back.
  values (redemption_id, case when not exists (
      select from payouts o join redemptions x on x.id = o.redemption_id
      where o.estado = 'PAGO' and x.consumer_id = consumer.id and x.chave_pix = p_request ->> 'chavePix' and not exists (
        select from payouts t join redemptions y on y.id = t.redemption_id
        where y.consumer_id = consumer.id and y.chave_pix = x.chave_pix and t.estorno_em >= o.pago_em))
    then p_now + make_interval(hours => (p_request ->> 'horasRetencao')::int) end, p_now);
  return jsonb_build_object('id', redemption_id, 'valor', position_now.disponivel::numeric(14,2)::text);
end $$;
