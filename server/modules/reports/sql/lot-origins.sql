-- Lots with the origin of their value. A lot that replaced another (cancelled redemption, reactivation) belongs to the month and the value of
-- the first one. BRL is worth itself. Outer joins: PostgreSQL leaves out those that a query does not use.
create or replace view lot_origins as
  select l.id as lot_id, l.vence_em, coalesce(p.network_id, a.network_id) as network_id, e.type as origem,
    case a.currency when 'BRL' then 'CASHBACK' else 'PONTOS' end as parte, date_trunc('month', e.dia::timestamp)::date as coorte,
    case a.currency when 'BRL' then 1.00 else coalesce(p.valor_ponto, point_value(a.network_id, e.criado_em), 0.00) end as valor_ponto,
    l.valor, l.restante, l.account_id, l.credit_entry_id, l.origin_lot_id, a.holder_type, a.holder_id, a.currency,
    case when l.origin_lot_id is not null then (select x.type from entries x where x.id = l.credit_entry_id) end as retorno
  from lots l left join entries e on e.id = case when l.origin_lot_id is null then l.credit_entry_id
    else (select root.credit_entry_id from lots root where root.id = l.origin_lot_id) end
  left join accounts a on a.id = l.account_id
  left join postings p on p.id = case when e.origem_tipo = 'posting' then e.origem_id::int end;
