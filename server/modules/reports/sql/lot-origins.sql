-- Where the value of a lot comes from. A lot that replaced another (cancelled redemption, reactivation) belongs to the month and the value of the
-- first one. BRL is worth itself.
create or replace view lot_origins as
  select l.id as lot_id, l.vence_em, coalesce(p.network_id, a.network_id) as network_id, e.type as origem,
    case a.currency when 'BRL' then 'CASHBACK' else 'PONTOS' end as parte, date_trunc('month', e.dia)::date as coorte,
    case a.currency when 'BRL' then 1.00 else coalesce(p.valor_ponto, point_value(a.network_id, e.criado_em), 0.00) end as valor_ponto
  from lots l join lots root on root.id = coalesce(l.origin_lot_id, l.id) join entries e on e.id = root.credit_entry_id
  join accounts a on a.id = l.account_id
  left join postings p on p.id = case when e.origem_tipo = 'posting' then e.origem_id::int end;
