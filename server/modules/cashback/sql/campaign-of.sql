-- The campaign that a consumer's note counts for, the last day of its cashback, and whether it earns nothing. A note bought in a campaign counts
-- for that one until it was redeemed or its deadline passed, then for the next; a note bought outside every campaign waits for the next.
create or replace function cashback_campaign_of(p_consumer_id int, p_bought date, p_today date, p_now timestamptz,
  out campaign_id int, out expires_on date, out forfeited boolean) language plpgsql as $$
declare
  settings record;
  bought campaigns;
begin
  forfeited := false;
  select data_inicio_promocao, levar_para_proxima as carries_over, prazo_resgate_dias as redemption_days
  into settings from system_settings where id = 1;
  select * into bought from campaigns c
  where settings.data_inicio_promocao is not null and p_bought >= c.data_inicio and p_bought < c.data_fim
  order by (c.data_inicio = settings.data_inicio_promocao) desc, c.data_inicio desc limit 1;
  select c.id, case when bought.id is null then points_expiry(p_now) else c.data_fim + settings.redemption_days - 1 end
  into campaign_id, expires_on from campaigns c
  where case when bought.id is null then c.data_inicio > p_today
      else c.id = bought.id or (settings.carries_over and c.data_inicio > bought.data_inicio) end
    and p_today < c.data_fim + settings.redemption_days
    and not exists (select from redemptions x where x.consumer_id = p_consumer_id and x.campaign_id = c.id and x.status <> 3)
  order by c.data_inicio limit 1;
  if campaign_id is null and bought.id is not null and not settings.carries_over then
    forfeited := true;
  elsif campaign_id is null then
    insert into campaigns (criado_em) values (p_now) on conflict do nothing;
    select c.id into campaign_id from campaigns c where c.data_inicio is null;
    expires_on := points_expiry(p_now);
  end if;
end $$;
