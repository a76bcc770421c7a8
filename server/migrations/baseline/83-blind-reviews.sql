-- A second, blind look at a sample of decided receipts (beyond C5): another person judges without knowing the first judgement.
-- Nothing of the receipt changes by it; only how well reviewers agree is measured.
create table blind_reviews (
  id int generated always as identity primary key,
  submission_id int not null unique references submissions on delete restrict,
  sorteada_em timestamptz not null,
  -- The first judgement, as it was when drawn.
  primeiro_por_id int not null references staff_users on delete restrict,
  primeira_decisao text not null check (primeira_decisao in ('APROVAR', 'REPROVAR')),
  primeira_em timestamptz not null,
  primeiro_motivo text,
  segundo_por_id int references staff_users on delete restrict,
  segunda_decisao text check (segunda_decisao in ('APROVAR', 'REPROVAR')),
  segundo_motivo text,
  decidida_em timestamptz,
  -- Nobody looks again at what they decided themselves.
  check (segundo_por_id is distinct from primeiro_por_id),
  check ((segunda_decisao is null) = (decidida_em is null) and (segundo_por_id is null) = (decidida_em is null))
);
create index blind_reviews_first on blind_reviews (primeiro_por_id);
create index blind_reviews_second on blind_reviews (segundo_por_id);
create index blind_reviews_open on blind_reviews (sorteada_em, id) where decidida_em is null;
create index submissions_decided on submissions (decidido_em) where decidido_em is not null;

-- Three of a hundred receipts, by their number alone: the same whoever draws and however often.
create function is_in_blind_sample(p_submission_id int) returns boolean language sql immutable as $$
  select ('x' || substr(md5('revisao-cega:' || p_submission_id), 1, 8))::bit(32)::bigint % 1000 < 30
$$;

-- Draws among what people decided in the last week; what was drawn before stays.
create function draw_blind_reviews(p_now timestamptz) returns int language sql as $$
  with drawn as (
    insert into blind_reviews (submission_id, sorteada_em, primeiro_por_id, primeira_decisao, primeira_em, primeiro_motivo)
    select s.id, p_now, s.decidido_por_id, case s.status when 'POSTADA' then 'APROVAR' else 'REPROVAR' end, s.decidido_em, s.reprovado_motivo
    from submissions s
    where s.decidido_em > p_now - interval '7 days' and s.decidido_por_id is not null and s.status in ('POSTADA', 'REPROVADA')
      and is_in_blind_sample(s.id)
    on conflict (submission_id) do nothing returning id)
  select count(*)::int from drawn
$$;
