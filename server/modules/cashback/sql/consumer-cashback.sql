-- Where a consumer stands: the campaign that can be taken out, else the one that runs, with its sums. `partes` names what a redemption
-- takes: the campaign's own lots and, while it runs, what is left alive of campaigns that are over.
create or replace function consumer_cashback(p_consumer_id int, p_today date, p_now timestamptz, out campaign_id int, out data_inicio date,
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
