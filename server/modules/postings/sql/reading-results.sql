-- How well the readings of approved receipts held, by month of the decision (São Paulo), store and source: how many were approved without a
-- correction, the field corrected most, and the minutes saved against receipts that were approved without a reading before that month ended.
create or replace view reading_results as
with decided as (
  select r.id, r.fonte, r.corrigidos, date_trunc('month', s.decidido_em at time zone 'America/Sao_Paulo')::date as mes, p.store_id, p.network_id,
    d.seconds
  from receipt_readings r join submissions s on s.id = r.submission_id and s.status = 'POSTADA'
  join postings p on p.submission_id = s.id and p.status = 'APROVADA'
  left join review_durations d on d.submission_id = s.id
  where r.verdade is not null),
typed as (
  select date_trunc('month', s.decidido_em at time zone 'America/Sao_Paulo')::date as mes, d.seconds
  from submissions s join review_durations d on d.submission_id = s.id
  where s.status = 'POSTADA' and not exists (select from receipt_readings r where r.submission_id = s.id and r.fonte <> 'NENHUMA'))
select min(g.id) as id, g.mes, g.store_id, g.network_id, g.fonte, count(*)::int as decididas,
  count(*) filter (where g.corrigidos = '{}')::int as sem_correcao,
  round(100.0 * count(*) filter (where g.corrigidos = '{}') / count(*), 2) as percentual,
  (select c.campo from decided o cross join lateral unnest(o.corrigidos) as c(campo)
    where (o.mes, o.store_id, o.fonte) = (g.mes, g.store_id, g.fonte) group by 1 order by count(*) desc, 1 limit 1) as mais_corrigido,
  round(percentile_cont(0.5) within group (order by g.seconds))::int as segundos,
  round(((select percentile_cont(0.5) within group (order by t.seconds) from typed t where t.mes <= g.mes)
    - percentile_cont(0.5) within group (order by g.seconds)) * count(*) / 60)::int as minutos
from decided g group by g.mes, g.store_id, g.network_id, g.fonte;
