-- Notes in a row on these days; null: on every day.
create or replace function note_series_found(notas date[]) returns table (consumer_id int, dia date, posting_ids int[]) language sql stable as $$
  select i.consumer_id, i.realizado_em, array_agg(i.id order by i.numero)
  from (
    select x.*, sum(case when x.numero - x.antes <= 2 then 0 else 1 end) over (partition by x.consumer_id, x.serie, x.realizado_em order by x.numero) as ilha
    from (
      select n.id, n.consumer_id, n.realizado_em, substr(n.chave_fiscal, 7, 19) as serie, substr(n.chave_fiscal, 26, 9)::int as numero,
        coalesce(lag(substr(n.chave_fiscal, 26, 9)::int) over (partition by n.consumer_id, substr(n.chave_fiscal, 7, 19), n.realizado_em
          order by substr(n.chave_fiscal, 26, 9)), -9) as antes
      from postings n where n.audience = 'CONSUMER' and n.status = 'APROVADA' and (notas is null or n.realizado_em = any (notas))
        and substr(n.chave_fiscal, 21, 2) in ('55', '65')) x) i
  group by i.consumer_id, i.serie, i.realizado_em, i.ilha having count(*) >= 3
$$;
