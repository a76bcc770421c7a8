-- What the sales in sales_judged would come to: lines by outcome, and each seller's points before the monthly limit.
create or replace function sales_import_forecast(out linhas int, out vendas int, out validas int, out invalidas int, out duplicadas int,
  out pontos jsonb)
language plpgsql as $$
begin
  select count(*), count(distinct j.venda) filter (where j.refused_by is null), count(*) filter (where j.refused_by is null),
    count(*) filter (where j.refused_by is not null),
    count(*) filter (where exists (select from unnest(j.refusals) r where r ->> 2 in ('Venda já processada', 'Venda repetida no arquivo')))
  into linhas, vendas, validas, invalidas, duplicadas from sales_judged j;
  select coalesce(jsonb_object_agg(x.seller_id, x.gross::text), '{}') into pontos
  from (select j.seller_id, sum(j.pontos) as gross from sales_judged j where j.refused_by is null group by j.seller_id) x;
end $$;
