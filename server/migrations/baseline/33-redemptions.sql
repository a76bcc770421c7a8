-- Redeeming in one statement (domain rules §4.7): everything is decided under the lock of the account, so limits and balance hold
-- whatever runs beside it, and the lock is not held across exchanges with the process. Called only by the redemption actions.

-- The month's redemptions of a seller are counted under the lock of the account.
create index redemptions_of_month on redemptions (seller_id, mes) where status <> 3 and seller_id is not null;

-- p_item: { sellerId, networkId, rewardId?, premio, tipo, pontos (of one), qtde, obs?, parceiro? (normalised), codigo, limiteMes,
--   diasEntrega, ator, regra }. Answers { id, saldoNovo }.
-- Refuses: REDEMPTION_SELLER_INACTIVE, REDEMPTION_TERMS_NOT_ACCEPTED, REDEMPTION_NOT_RELEASED, REDEMPTION_MONTH_LIMIT,
--   REDEMPTION_PARTNER_QUANTITY, REDEMPTION_PARTNER_LIMIT (detail: set when for ever), REDEMPTION_DEBT,
--   REDEMPTION_INSUFFICIENT_BALANCE (detail: points missing).
create function place_redemption(p_item jsonb, p_today date, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  account accounts;
  seller record;
  mes_atual text := to_char(p_today, 'YYYY-MM');
  parceiro text := p_item ->> 'parceiro';
  quantidade int := (p_item ->> 'qtde')::int;
  gasto numeric := round((p_item ->> 'pontos')::numeric * quantidade, 2);
  saldo numeric;
  redemption_id int;
begin
  account := ledger_lock_account('SELLER', (p_item ->> 'sellerId')::int, 'PONTO', (p_item ->> 'networkId')::int);
  -- Read after the lock was won: two requests at once see each other's redemptions.
  select v.id, v.nome, v.cpf, v.ativo and v.excluido_em is null as ativo, v.aceitou_regulamento_em is not null as aceitou, s.id as store_id,
    s.nome_fantasia, s.network_id, s.resgate_liberado, c.janela_parceiro = 'SEMPRE' as sempre,
    (select count(*) from (select from redemptions x where x.seller_id = v.id and x.mes = mes_atual and x.status <> 3
      limit (p_item ->> 'limiteMes')::int) few) as no_mes
  into seller from sellers v join stores s on s.id = v.store_id cross join system_settings c where v.id = (p_item ->> 'sellerId')::int;
  if not found or not seller.ativo then
    raise exception 'REDEMPTION_SELLER_INACTIVE';
  elsif not seller.aceitou then
    raise exception 'REDEMPTION_TERMS_NOT_ACCEPTED';
  elsif not seller.resgate_liberado then
    raise exception 'REDEMPTION_NOT_RELEASED';
  elsif seller.no_mes >= (p_item ->> 'limiteMes')::int then
    raise exception 'REDEMPTION_MONTH_LIMIT';
  end if;
  if parceiro is not null then
    if quantidade <> 1 then
      raise exception 'REDEMPTION_PARTNER_QUANTITY';
    end if;
    if exists (select from redemptions x where x.seller_id = seller.id and x.parceiro_comercial = parceiro and x.status <> 3
        and (x.mes = mes_atual or seller.sempre)) then
      raise exception 'REDEMPTION_PARTNER_LIMIT' using detail = case when seller.sempre then 'sempre' else '' end;
    end if;
  end if;
  if account.debt > 0 then
    raise exception 'REDEMPTION_DEBT';
  end if;
  saldo := ledger_available(account.id, p_today, p_now);
  if saldo < gasto then
    raise exception 'REDEMPTION_INSUFFICIENT_BALANCE' using detail = gasto - saldo;
  end if;
  insert into redemptions (audience, seller_id, store_id, network_id, reward_id, redemption_code, premio, tipo, qtde, obs, pontos_gastos,
    saldo_anterior, saldo_novo, resgatado_em, prazo_entrega, parceiro_comercial, mes, criado_em, titular_nome, busca)
  values ('SELLER', seller.id, seller.store_id, seller.network_id, (p_item ->> 'rewardId')::int, p_item ->> 'codigo', p_item ->> 'premio',
    p_item ->> 'tipo', quantidade, p_item ->> 'obs', gasto, saldo, saldo - gasto, p_now, p_today + (p_item ->> 'diasEntrega')::int, parceiro,
    mes_atual, p_now, seller.nome,
    search_text(concat_ws(' ', seller.nome, seller.cpf, seller.nome_fantasia, p_item ->> 'premio', p_item ->> 'codigo')))
  returning id into redemption_id;
  perform ledger_debit('SELLER', seller.id, 'PONTO', seller.network_id, gasto, 'RESGATE', 'RESGATE', redemption_id::text,
    'resgate:' || redemption_id, null, jsonb_build_object('premio', p_item ->> 'premio', 'pontos', p_item ->> 'pontos', 'qtde', quantidade),
    p_item ->> 'ator', p_today, p_now);
  return jsonb_build_object('id', redemption_id, 'saldoNovo', (saldo - gasto)::numeric(14,2)::text);
end $$;
