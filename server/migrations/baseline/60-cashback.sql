-- Cashback of final consumers (domain rules §4.6): notes earn lots in BRL that belong to a campaign, and each campaign is taken out
-- once, by PIX. Called only by the actions of postings and cashback; each function decides under the lock of the account.

-- Notes may be kept for a campaign that has no date yet: one such row at most.
create unique index campaigns_undated on campaigns ((data_inicio is null)) where data_inicio is null;
alter table campaigns add constraint campaigns_dates check ((data_inicio is null) = (data_fim is null) and data_fim > data_inicio);
alter table system_settings add constraint system_settings_cashback check (prazo_resgate_dias between 0 and 365);
alter table postings
  add constraint postings_campaign foreign key (campaign_id) references campaigns (id) on delete restrict,
  add constraint postings_cashback check (audience <> 'CONSUMER' or (consumer_id is not null and valor_produtos_sw >= 0
    and valor_produtos_sw <= total_venda and cashback >= 0 and percentual_cashback_pb between 0 and 10000));
alter table redemptions add constraint redemptions_campaign_known foreign key (campaign_id) references campaigns (id) on delete restrict;
alter table payouts
  add constraint payouts_redemption foreign key (redemption_id) references redemptions (id) on delete restrict,
  add constraint payouts_estado check (estado in ('SOLICITADO', 'APROVADO', 'EM_LOTE', 'PAGO', 'DEVOLVIDO', 'CANCELADO'));
-- A receipt named by the number that was read from it.
create index submissions_number on submissions ((leitura -> 'key' ->> 'numero')) where leitura is not null;
-- What staff still have to do something about.
create index payouts_open on payouts (estado, redemption_id) where estado in ('SOLICITADO', 'APROVADO', 'EM_LOTE');

-- The campaign that a note of a consumer counts for, the last day of its cashback, and whether it earns nothing. Bought inside a
-- campaign: that one, until it was redeemed or its time to redeem is over; then the next. Bought outside of all: kept for the next.
create function cashback_campaign_of(p_consumer_id int, p_bought date, p_today date, p_now timestamptz,
  out campaign_id int, out vence_em date, out perdida boolean) language plpgsql as $$
declare
  settings record;
  bought campaigns;
begin
  perdida := false;
  select data_inicio_promocao, levar_para_proxima as levar, prazo_resgate_dias as prazo into settings from system_settings where id = 1;
  select * into bought from campaigns c
  where settings.data_inicio_promocao is not null and p_bought >= c.data_inicio and p_bought < c.data_fim
  order by (c.data_inicio = settings.data_inicio_promocao) desc, c.data_inicio desc limit 1;
  select c.id, case when bought.id is null then points_expiry(p_now) else c.data_fim + settings.prazo - 1 end
  into campaign_id, vence_em from campaigns c
  where case when bought.id is null then c.data_inicio > p_today else c.id = bought.id or (settings.levar and c.data_inicio > bought.data_inicio) end
    and p_today < c.data_fim + settings.prazo
    and not exists (select from redemptions x where x.consumer_id = p_consumer_id and x.campaign_id = c.id and x.status <> 3)
  order by c.data_inicio limit 1;
  if campaign_id is null and bought.id is not null and not settings.levar then
    perdida := true;
  elsif campaign_id is null then
    insert into campaigns (criado_em) values (p_now) on conflict do nothing;
    select c.id into campaign_id from campaigns c where c.data_inicio is null;
    vence_em := points_expiry(p_now);
  end if;
end $$;

-- p_note: { consumerId, submissionId?, origem, tipoFiscal, identificador, chaveFiscal?, realizadoEm, totalVenda, valorProdutosSW,
--   cnpjLoja, redes (of a limited member of staff, else null), aprovadoPor?, ator }. Answers { id, cashback, saldo, proxima }.
-- Refuses: POSTING_STORE_WITHOUT_CONSUMERS, and the unique indexes of a note.
create function post_cashback(p_note jsonb, p_today date, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  consumer consumers;
  store record;
  reserved record;
  posting_id int;
  pct int;
  base numeric := (p_note ->> 'valorProdutosSW')::numeric;
  earned record;
  ganho numeric := 0;
  answer ledger_answer;
begin
  select * into consumer from consumers where id = (p_note ->> 'consumerId')::int;
  select s.id, s.network_id, s.nome_fantasia, s.cnpj, s.codigo into store from stores s
  where s.cnpj = p_note ->> 'cnpjLoja' and s.ativo and s.ativo_clientes and s.excluido_em is null
    and (jsonb_typeof(p_note -> 'redes') is distinct from 'array' or p_note -> 'redes' @> to_jsonb(s.network_id));
  if not found then
    raise exception 'POSTING_STORE_WITHOUT_CONSUMERS';
  end if;
  -- Before the campaign and the sum are read: two notes at once, or a note and the redemption, see each other.
  perform ledger_lock_account('CONSUMER', consumer.id, 'BRL', null);
  reserved := cashback_campaign_of(consumer.id, (p_note ->> 'realizadoEm')::date, p_today, p_now);
  select case when reserved.perdida then 0 else round(s.percentual_cashback * 100)::int end into pct from system_settings s where s.id = 1;
  -- The floor of the whole, less what the earlier notes of the campaign got: lots add up exactly and never pass the percentage.
  select coalesce(sum(p.valor_produtos_sw * p.percentual_cashback_pb), 0) as points, coalesce(sum(p.cashback), 0) as granted into earned
  from postings p where p.consumer_id = consumer.id and p.status = 'APROVADA' and p.campaign_id is not distinct from reserved.campaign_id;
  ganho := greatest(0, trunc((earned.points + base * pct) * 0.0001, 2) - earned.granted);
  insert into postings (audience, consumer_id, store_id, network_id, submission_id, origem, tipo_fiscal, identificador, identificador_chave,
    chave_fiscal, realizado_em, pontuado_em, vence_em, total_venda, total_descontos, total_pontos, pontos_brutos, pontos_limitados,
    valor_ponto, valor_custo, valor_produtos_sw, percentual_cashback_pb, cashback, campaign_id, aprovado_por_id, criado_em, parceiro_nome,
    revenda_nome, busca)
  values ('CONSUMER', consumer.id, store.id, store.network_id, (p_note ->> 'submissionId')::int, p_note ->> 'origem', p_note ->> 'tipoFiscal',
    p_note ->> 'identificador', fiscal_number_key(p_note ->> 'identificador'), p_note ->> 'chaveFiscal', (p_note ->> 'realizadoEm')::date, p_now,
    coalesce(reserved.vence_em, points_expiry(p_now)), (p_note ->> 'totalVenda')::numeric, 0, 0, 0, 0, 0, ganho, base, pct, ganho,
    reserved.campaign_id, (p_note ->> 'aprovadoPor')::int, p_now, consumer.nome, store.nome_fantasia,
    search_text(concat_ws(' ', consumer.nome, consumer.cpf, store.nome_fantasia, store.cnpj, store.codigo, p_note ->> 'identificador')))
  returning id into posting_id;
  if ganho > 0 then
    answer := ledger_credit('CONSUMER', consumer.id, 'BRL', null, ganho, 'CASHBACK', 'posting', posting_id::text,
      'postagem:' || posting_id || ':v1', reserved.vence_em, null, reserved.campaign_id,
      jsonb_build_object('valorProdutosSW', base, 'percentual', pct / 100.0, 'acumulado', trunc((earned.points + base * pct) * 0.0001, 2),
        'arredondamento', 'para baixo, sobre o acumulado da campanha'),
      p_note ->> 'ator', p_today, p_now);
  end if;
  return jsonb_build_object('id', posting_id, 'cashback', ganho::numeric(14,2)::text,
    'saldo', coalesce(answer.available, ledger_available((select a.id from accounts a
      where a.holder_type = 'CONSUMER' and a.holder_id = consumer.id and a.currency = 'BRL'), p_today, p_now))::text,
    'proxima', coalesce((select c.data_inicio is null or (p_note ->> 'realizadoEm')::date < c.data_inicio from campaigns c
      where c.id = reserved.campaign_id), false));
end $$;

-- Where a consumer stands: the campaign that can be taken out, else the one that runs, with its sums. `partes` names what a redemption
-- takes: the campaign's own lots and, while it runs, what is left alive of campaigns that are over.
create function consumer_cashback(p_consumer_id int, p_today date, p_now timestamptz, out campaign_id int, out data_inicio date,
  out data_fim date, out ultimo_dia date, out promocao_ativa boolean, out ja_resgatou boolean, out limite numeric, out total_comprado numeric,
  out total_produtos_sw numeric, out acumulado numeric, out disponivel numeric, out saldo numeric, out divida numeric, out resgatado numeric,
  out proxima_valor numeric, out proxima_inicio date, out partes jsonb) language plpgsql stable as $$
declare
  lots_by_campaign jsonb;
begin
  select coalesce(jsonb_object_agg(l.campanha_id, l.valor), '{}'), coalesce(sum(l.valor), 0.00) into lots_by_campaign, saldo
  from (
    select o.campanha_id, sum(o.restante) as valor from accounts a join lots o on o.account_id = a.id
    where a.holder_type = 'CONSUMER' and a.holder_id = p_consumer_id and a.currency = 'BRL' and a.debt = 0 and o.restante > 0
      and (o.vence_em is null or o.vence_em >= p_today) and o.disponivel_em <= p_now and o.campanha_id is not null
    group by 1) l;
  select s.valor_resgate_liberado into limite from system_settings s where s.id = 1;
  divida := coalesce((select a.debt from accounts a
    where a.holder_type = 'CONSUMER' and a.holder_id = p_consumer_id and a.currency = 'BRL'), 0.00);
  with notes as (
    -- Kept notes count when they were bought in a campaign, as those of a campaign already redeemed were.
    select p.campaign_id as id, sum(p.total_venda) as comprado, sum(p.valor_produtos_sw) as sw, sum(p.cashback) as cashback from postings p
    where p.consumer_id = p_consumer_id and p.status = 'APROVADA' and p.audience = 'CONSUMER'
      and exists (select from campaigns k where p.realizado_em >= k.data_inicio and p.realizado_em < k.data_fim)
    group by 1
  ), taken as (
    select x.campaign_id as id, sum(x.pontos_gastos) as valor from redemptions x
    where x.consumer_id = p_consumer_id and x.audience = 'CONSUMER' and x.status <> 3 group by 1
  ), started as (
    select c.id, c.data_inicio as inicio, c.data_fim as fim, c.data_fim + s.prazo_resgate_dias as fechada_em, p_today < c.data_fim as corre,
      coalesce((lots_by_campaign ->> c.id::text)::numeric, 0) as valor, coalesce(n.comprado, 0.00) as comprado, coalesce(n.sw, 0.00) as sw,
      coalesce(n.cashback, 0.00) as cashback, t.id is not null as ja, coalesce(t.valor, 0.00) as resgatado
    from campaigns c cross join system_settings s left join notes n on n.id = c.id left join taken t on t.id = c.id
    where s.id = 1 and s.data_inicio_promocao is not null and c.data_inicio <= p_today
  ), ready as (
    select x.*, case when x.sw < limite or x.ja then '[]' else (
      select coalesce(jsonb_agg(jsonb_build_object('campanhaId', y.id, 'valor', y.valor) order by y.id <> x.id, y.id), '[]') from started y
      where y.valor > 0 and (y.id = x.id or (x.corre and p_today >= y.fechada_em))) end as takes
    from started x
  )
  select r.id, r.inicio, r.fim, r.fechada_em - 1, r.corre, r.ja, r.comprado, r.sw, r.cashback, r.resgatado, r.takes
  into campaign_id, data_inicio, data_fim, ultimo_dia, promocao_ativa, ja_resgatou, total_comprado, total_produtos_sw, acumulado, resgatado, partes
  from ready r where r.takes <> '[]' or p_today < r.fechada_em
  order by r.takes = '[]', case when r.takes <> '[]' then r.inicio end, r.inicio desc limit 1;
  promocao_ativa := coalesce(promocao_ativa, false);
  ja_resgatou := coalesce(ja_resgatou, false);
  total_comprado := coalesce(total_comprado, 0.00);
  total_produtos_sw := coalesce(total_produtos_sw, 0.00);
  acumulado := coalesce(acumulado, 0.00);
  resgatado := coalesce(resgatado, 0.00);
  partes := coalesce(partes, '[]');
  disponivel := coalesce((select sum((part ->> 'valor')::numeric) from jsonb_array_elements(partes) part), 0.00);
  select coalesce(sum((lots_by_campaign ->> c.id::text)::numeric), 0.00), min(c.data_inicio) into proxima_valor, proxima_inicio from campaigns c
  where c.data_inicio is null or c.data_inicio > coalesce(consumer_cashback.data_inicio, p_today);
end $$;

-- Takes out the whole cashback of a campaign, once: redemption, debit of its lots and the payment to be made, in one statement.
-- p_request: { consumerId, campaignId, codigo, tipoChavePix, chavePix, prazoEntrega, horasRetencao, ator }. Answers { id, valor }.
-- Refuses: CASHBACK_CONSUMER_INACTIVE, CASHBACK_TERMS_NOT_ACCEPTED, CASHBACK_DEBT, CASHBACK_ALREADY_REDEEMED, CASHBACK_UNAVAILABLE.
create function place_cashback_redemption(p_request jsonb, p_today date, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  account accounts;
  consumer consumers;
  position_now record;
  part record;
  saldo numeric;
  redemption_id int;
begin
  account := ledger_lock_account('CONSUMER', (p_request ->> 'consumerId')::int, 'BRL', null);
  select * into consumer from consumers c where c.id = (p_request ->> 'consumerId')::int;
  if not consumer.ativo or consumer.excluido_em is not null then
    raise exception 'CASHBACK_CONSUMER_INACTIVE';
  elsif consumer.aceitou_regulamento_em is null then
    raise exception 'CASHBACK_TERMS_NOT_ACCEPTED';
  elsif account.debt > 0 then
    raise exception 'CASHBACK_DEBT' using detail = account.debt::text;
  end if;
  -- Read after the lock was won: of many requests at once, all but the first find the campaign redeemed.
  position_now := consumer_cashback(consumer.id, p_today, p_now);
  if exists (select from redemptions x where x.consumer_id = consumer.id and x.campaign_id = (p_request ->> 'campaignId')::int and x.status <> 3) then
    raise exception 'CASHBACK_ALREADY_REDEEMED';
  elsif position_now.disponivel = 0 or position_now.campaign_id is distinct from (p_request ->> 'campaignId')::int then
    raise exception 'CASHBACK_UNAVAILABLE';
  end if;
  saldo := ledger_available(account.id, p_today, p_now);
  insert into redemptions (audience, consumer_id, redemption_code, premio, tipo, qtde, pontos_gastos, saldo_anterior, saldo_novo, resgatado_em,
    prazo_entrega, mes, campaign_id, tipo_chave_pix, chave_pix, criado_em, titular_nome, busca)
  values ('CONSUMER', consumer.id, p_request ->> 'codigo', 'Cashback', 'pix', 1, position_now.disponivel, saldo, saldo - position_now.disponivel,
    p_now, (p_request ->> 'prazoEntrega')::date, to_char(p_today, 'YYYY-MM'), position_now.campaign_id, p_request ->> 'tipoChavePix',
    p_request ->> 'chavePix', p_now, consumer.nome,
    search_text(concat_ws(' ', consumer.nome, consumer.cpf, consumer.email, p_request ->> 'codigo')))
  returning id into redemption_id;
  for part in select (p ->> 'campanhaId')::int as campanha_id, (p ->> 'valor')::numeric as valor from jsonb_array_elements(position_now.partes) p loop
    perform ledger_debit('CONSUMER', consumer.id, 'BRL', null, part.valor, 'RESGATE', 'RESGATE', redemption_id::text,
      'resgate:' || redemption_id || case when part.campanha_id = position_now.campaign_id then '' else ':campanha:' || part.campanha_id end,
      part.campanha_id, jsonb_build_object('campanha', part.campanha_id, 'de', position_now.data_inicio), p_request ->> 'ator', p_today, p_now);
  end loop;
  insert into payouts (redemption_id, retido_ate, criado_em)
  values (redemption_id, case when p_request ->> 'tipoChavePix' <> 'CPF' and not exists (
      select from payouts o join redemptions x on x.id = o.redemption_id
      where o.estado = 'PAGO' and x.consumer_id = consumer.id and x.chave_pix = p_request ->> 'chavePix')
    then p_now + make_interval(hours => (p_request ->> 'horasRetencao')::int) end, p_now);
  return jsonb_build_object('id', redemption_id, 'valor', position_now.disponivel::numeric(14,2)::text);
end $$;

-- What may be shown of a PIX key: enough to recognise it, too little to pay or to look somebody up.
create function mask_pix_key(p_tipo text, p_chave text) returns text language sql immutable as $$
  select case p_tipo
    when 'CPF' then '***.' || substr(p_chave, 4, 3) || '.' || substr(p_chave, 7, 3) || '-**'
    when 'CNPJ' then left(p_chave, 2) || '.***.***/****-' || right(p_chave, 2)
    when 'EMAIL' then left(p_chave, 1) || '***@' || split_part(p_chave, '@', 2)
    when 'TELEFONE' then '(' || substr(p_chave, 4, 2) || ') *****-' || right(p_chave, 4)
    else left(p_chave, 4) || '****-****-****-****-********' || right(p_chave, 4) end
$$;

-- Redemptions of cashback that were made before payments were kept: what their status tells is all that is known.
insert into payouts (redemption_id, estado, criado_em)
select id, case status when 1 then 'PAGO' when 2 then 'EM_LOTE' when 3 then 'CANCELADO' else 'SOLICITADO' end, criado_em
from redemptions where audience = 'CONSUMER';
