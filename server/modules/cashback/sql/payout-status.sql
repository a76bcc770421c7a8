-- The documented status that a payment's state shows (document 001 §4). A payment that is being taken back still counts as paid.
create or replace function payout_status(p_estado text) returns smallint language sql immutable as $$
  select (case p_estado when 'EM_LOTE' then 2 when 'EM_TRANSITO' then 2 when 'PAGO' then 1 when 'EM_ESTORNO' then 1
    when 'ESTORNADO' then 3 when 'DEVOLVIDO' then 3 when 'CANCELADO' then 3 else 0 end)::smallint
$$;
