-- Seconds that a reviewer took for each approved receipt: from the same person's decision before it. Longer than ten minutes is a pause, and
-- has no row.
create or replace view review_durations as
select submission_id, seconds from (
  select e.submission_id, e.status_novo,
    extract(epoch from e.criado_em - lag(e.criado_em) over (partition by e.ator order by e.criado_em, e.id)) as seconds
  from submission_events e
  where e.ator like 'staff:%' and e.status_anterior = 'PENDENTE'
    and e.status_novo in ('POSTADA', 'REPROVADA', 'ENCERRADA', 'AGUARDA_APROVACAO')) paced
where status_novo = 'POSTADA' and seconds <= 600;
