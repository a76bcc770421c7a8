-- Places a seller's redemption: decides, writes it and debits the points, under the lock of the seller's account.
-- p_item: { sellerId, networkId, rewardId?, offerId?, premio, tipo, pontos (of one), qtde, obs?, parceiro? (normalised), codigo, limiteMes,
--   diasEntrega, ator, regra }. Answers { id, saldoNovo }.
-- Refuses: REDEMPTION_SELLER_INACTIVE, REDEMPTION_TERMS_NOT_ACCEPTED, REDEMPTION_NOT_RELEASED, REDEMPTION_MONTH_LIMIT,
--   REDEMPTION_PARTNER_QUANTITY, REDEMPTION_PARTNER_LIMIT (detail: "sempre" when it holds for ever), REDEMPTION_DEBT,
--   REDEMPTION_INSUFFICIENT_BALANCE (detail: the points missing).
create or replace function place_redemption(p_item jsonb, p_today date, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  account accounts;
  seller record;
  this_month text := to_char(p_today, 'YYYY-MM');
  partner text := p_item ->> 'parceiro';
  quantity int := (p_item ->> 'qtde')::int;
  cost numeric := round((p_item ->> 'pontos')::numeric * quantity, 2);
  balance numeric;
  redemption_id int;
begin
  account := ledger_lock_account('SELLER', (p_item ->> 'sellerId')::int, 'PONTO', (p_item ->> 'networkId')::int);
  -- Read under the lock: two concurrent requests see each other's redemptions.
  select v.id, v.nome, v.cpf, v.ativo and v.excluido_em is null as ativo, terms_accepted(v.aceitou_regulamento_em) as has_accepted,
    s.id as store_id, s.nome_fantasia, s.network_id, s.resgate_liberado, c.janela_parceiro = 'SEMPRE' as is_for_ever,
    (select count(*) from (select from redemptions x where x.seller_id = v.id and x.mes = this_month and x.status <> 3
      limit (p_item ->> 'limiteMes')::int) few) as in_month
  into seller from sellers v join stores s on s.id = v.store_id cross join system_settings c
  where v.id = (p_item ->> 'sellerId')::int;
  if not found or not seller.ativo then
    raise exception 'REDEMPTION_SELLER_INACTIVE';
  elsif not seller.has_accepted then
    raise exception 'REDEMPTION_TERMS_NOT_ACCEPTED';
  elsif not seller.resgate_liberado then
    raise exception 'REDEMPTION_NOT_RELEASED';
  elsif seller.in_month >= (p_item ->> 'limiteMes')::int then
    raise exception 'REDEMPTION_MONTH_LIMIT';
  end if;
  if partner is not null then
    if quantity <> 1 then
      raise exception 'REDEMPTION_PARTNER_QUANTITY';
    end if;
    if exists (select from redemptions x where x.seller_id = seller.id and x.parceiro_comercial = partner and x.status <> 3
        and (x.mes = this_month or seller.is_for_ever)) then
      raise exception 'REDEMPTION_PARTNER_LIMIT' using detail = case when seller.is_for_ever then 'sempre' else '' end;
    end if;
  end if;
  if account.debt > 0 then
    raise exception 'REDEMPTION_DEBT';
  end if;
  balance := ledger_available(account.id, p_today, p_now);
  if balance < cost then
    raise exception 'REDEMPTION_INSUFFICIENT_BALANCE' using detail = cost - balance;
  end if;
  insert into redemptions (audience, seller_id, store_id, network_id, reward_id, offer_id, redemption_code, premio, tipo, qtde, obs,
    pontos_gastos, saldo_anterior, saldo_novo, resgatado_em, prazo_entrega, parceiro_comercial, mes, criado_em, titular_nome, busca)
  values ('SELLER', seller.id, seller.store_id, seller.network_id, (p_item ->> 'rewardId')::int,
    (p_item ->> 'offerId')::int, p_item ->> 'codigo', p_item ->> 'premio', p_item ->> 'tipo', quantity, p_item ->> 'obs', cost,
    balance, balance - cost, p_now, p_today + (p_item ->> 'diasEntrega')::int, partner, this_month, p_now, seller.nome,
    search_text(concat_ws(' ', seller.nome, seller.cpf, seller.nome_fantasia, p_item ->> 'premio', p_item ->> 'codigo')))
  returning id into redemption_id;
  perform ledger_debit('SELLER', seller.id, 'PONTO', seller.network_id, cost, 'RESGATE', 'RESGATE', redemption_id::text,
    'resgate:' || redemption_id, null,
    jsonb_build_object('premio', p_item ->> 'premio', 'pontos', p_item ->> 'pontos', 'qtde', quantity),
    p_item ->> 'ator', p_today, p_now);
  return jsonb_build_object('id', redemption_id, 'saldoNovo', (balance - cost)::numeric(14,2)::text);
end $$;
