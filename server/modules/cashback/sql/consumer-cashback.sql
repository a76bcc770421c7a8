-- A consumer's position in the campaign that can be redeemed, or else in the one that is running. `parts` lists what a redemption takes, as
-- [{ campaignId, amount }]: the campaign's own lots and, while it runs, what is left of campaigns that are over.
create or replace function consumer_cashback(p_consumer_id int, p_today date, p_now timestamptz, out campaign_id int,
  out data_inicio date, out data_fim date, out ultimo_dia date, out promocao_ativa boolean, out ja_resgatou boolean,
  out limite numeric, out total_comprado numeric, out total_produtos_sw numeric, out acumulado numeric, out disponivel numeric, out saldo numeric,
  out divida numeric, out resgatado numeric, out proxima_valor numeric, out proxima_inicio date, out parts jsonb) language plpgsql stable as $$
declare
  amounts_by_campaign jsonb;
begin
  select ledger_shown(a.id, p_today), a.debt into saldo, divida from accounts a
  where a.holder_type = 'CONSUMER' and a.holder_id = p_consumer_id and a.currency = 'BRL';
  saldo := coalesce(saldo, 0.00);
  divida := coalesce(divida, 0.00);
  select coalesce(jsonb_object_agg(l.campanha_id, l.amount), '{}') into amounts_by_campaign
  from (
    select o.campanha_id, sum(o.restante) as amount from accounts a join lots o on o.account_id = a.id
    where a.holder_type = 'CONSUMER' and a.holder_id = p_consumer_id and a.currency = 'BRL' and a.debt = 0 and o.restante > 0
      and (o.vence_em is null or o.vence_em >= p_today) and o.disponivel_em <= p_now and o.campanha_id is not null
    group by 1) l;
  select s.valor_resgate_liberado into limite from system_settings s where s.id = 1;
  with notes as (
    -- A note that waits for the next campaign counts only if it was bought in one, as after a redemption.
    select p.campaign_id as id, sum(p.total_venda) as bought, sum(p.valor_produtos_sw) as sw_products, sum(p.cashback) as cashback
    from postings p
    where p.consumer_id = p_consumer_id and p.status = 'APROVADA'
      and exists (select from campaigns k where p.realizado_em >= k.data_inicio and p.realizado_em < k.data_fim)
    group by 1
  ), taken as (
    select x.campaign_id as id, sum(x.pontos_gastos) as amount from redemptions x
    where x.consumer_id = p_consumer_id and x.audience = 'CONSUMER' and x.status <> 3 group by 1
  ), started as (
    select c.id, c.data_inicio as starts_on, c.data_fim as ends_on, c.data_fim + s.prazo_resgate_dias as closed_on,
      p_today < c.data_fim as is_running, coalesce((amounts_by_campaign ->> c.id::text)::numeric, 0) as amount,
      coalesce(n.bought, 0.00) as bought, coalesce(n.sw_products, 0.00) as sw_products, coalesce(n.cashback, 0.00) as cashback,
      t.id is not null as is_redeemed, coalesce(t.amount, 0.00) as redeemed
    from campaigns c cross join system_settings s left join notes n on n.id = c.id left join taken t on t.id = c.id
    where s.id = 1 and s.data_inicio_promocao is not null and c.data_inicio <= p_today
  ), ready as (
    select x.*, case when x.sw_products < limite or x.is_redeemed then '[]' else (
      select coalesce(jsonb_agg(jsonb_build_object('campaignId', y.id, 'amount', y.amount) order by y.id <> x.id, y.id), '[]')
      from started y where y.amount > 0 and (y.id = x.id or (x.is_running and p_today >= y.closed_on))) end as takes
    from started x
  )
  select r.id, r.starts_on, r.ends_on, r.closed_on - 1, r.is_running, r.is_redeemed, r.bought, r.sw_products, r.cashback,
    r.redeemed, r.takes
  into campaign_id, data_inicio, data_fim, ultimo_dia, promocao_ativa, ja_resgatou, total_comprado, total_produtos_sw, acumulado,
    resgatado, parts
  from ready r where r.takes <> '[]' or p_today < r.closed_on
  order by r.takes = '[]', case when r.takes <> '[]' then r.starts_on end, r.starts_on desc limit 1;
  promocao_ativa := coalesce(promocao_ativa, false);
  ja_resgatou := coalesce(ja_resgatou, false);
  total_comprado := coalesce(total_comprado, 0.00);
  total_produtos_sw := coalesce(total_produtos_sw, 0.00);
  acumulado := coalesce(acumulado, 0.00);
  resgatado := coalesce(resgatado, 0.00);
  parts := coalesce(parts, '[]');
  disponivel := coalesce((select sum((part ->> 'amount')::numeric) from jsonb_array_elements(parts) part), 0.00);
  select coalesce(sum((amounts_by_campaign ->> c.id::text)::numeric), 0.00), min(c.data_inicio) into proxima_valor, proxima_inicio
  from campaigns c where c.data_inicio is null or c.data_inicio > coalesce(consumer_cashback.data_inicio, p_today);
end $$;
