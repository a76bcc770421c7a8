-- What each redemption costs and the day on which it stopped being owed: points at the value of a point on the day (the prize's price was computed
-- from it), cashback at its amount.
create or replace view redemption_costs as
  select r.id, r.network_id, case r.audience when 'CONSUMER' then 'CASHBACK' else 'PONTOS' end as parte,
    (r.resgatado_em at time zone 'America/Sao_Paulo')::date as dia,
    case when r.audience = 'CONSUMER' then r.pontos_gastos
      else round(r.pontos_gastos * coalesce(point_value(r.network_id, r.resgatado_em), 0), 2) end as custo,
    case when r.status in (1, 3) then (coalesce(
      (select max(e.criado_em) from redemption_events e where e.redemption_id = r.id and e.tipo in ('STATUS', 'CANCELAMENTO', 'PAGAMENTO')),
      r.data_entrega::timestamp at time zone 'America/Sao_Paulo', r.resgatado_em) at time zone 'America/Sao_Paulo')::date end as encerrado
  from redemptions r;
