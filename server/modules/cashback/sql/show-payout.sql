-- Trigger on payouts: the redemption shows the status of its payment, and the day on which it was paid.
create or replace function show_payout() returns trigger language plpgsql as $$
begin
  update redemptions set status = payout_status(new.estado), versao = versao + 1,
    data_entrega = case when new.estado = 'PAGO' then coalesce(data_entrega, (new.pago_em at time zone 'America/Sao_Paulo')::date)
      else data_entrega end
  where id = new.redemption_id;
  return null;
end $$;
