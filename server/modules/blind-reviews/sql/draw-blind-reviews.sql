-- Draws the blind reviews due among the receipts that people decided in the last week, with the automatic credits that were drawn when they were
-- made, and answers how many are new. A receipt drawn before keeps its row. A decision of the last half minute may still be taken back and is
-- drawn the next time.
create or replace function draw_blind_reviews(p_now timestamptz) returns int language sql as $$
  with drawn as (
    insert into blind_reviews (submission_id, sorteada_em, primeiro_por_id, primeira_decisao, primeira_em, primeiro_motivo)
    select s.id, p_now, s.decidido_por_id, case s.status when 'POSTADA' then 'APROVAR' else 'REPROVAR' end, s.decidido_em, s.reprovado_motivo
    from submissions s
    where s.decidido_em > p_now - interval '7 days' and s.decidido_em < p_now - interval '30 seconds'
      and ((s.decidido_por_id is not null and s.status in ('POSTADA', 'REPROVADA') and is_in_blind_sample(s.id))
        or (s.decidido_por_id is null and s.status = 'POSTADA'
          and exists (select from auto_decisions d where d.submission_id = s.id and d.creditada and d.sorteada)))
    on conflict (submission_id) do nothing returning id)
  select count(*)::int from drawn
$$;
