-- Three or more consecutive notes of one till and day from one consumer, on these days (null: every day).
create or replace function note_series_found(p_days date[]) returns table (consumer_id int, dia date, posting_ids int[])
language sql stable as $$
  select i.consumer_id, i.realizado_em, array_agg(i.id order by i.number)
  from (
    select x.*, sum(case when x.number - x.previous <= 2 then 0 else 1 end)
      over (partition by x.consumer_id, x.series, x.realizado_em order by x.number) as island
    from (
      select n.id, n.consumer_id, n.realizado_em, substr(n.chave_fiscal, 7, 19) as series, substr(n.chave_fiscal, 26, 9)::int as number,
        coalesce(lag(substr(n.chave_fiscal, 26, 9)::int) over (partition by n.consumer_id, substr(n.chave_fiscal, 7, 19), n.realizado_em
          order by substr(n.chave_fiscal, 26, 9)), -9) as previous
      from postings n where n.audience = 'CONSUMER' and n.status = 'APROVADA' and (p_days is null or n.realizado_em = any (p_days))
        and substr(n.chave_fiscal, 21, 2) in ('55', '65')) x) i
  group by i.consumer_id, i.series, i.realizado_em, i.island having count(*) >= 3
$$;
