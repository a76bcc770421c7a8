-- Points per unit of a product on a day: the last value in force by then, or else the product's own.
create or replace function product_value_on(p_product_id int, p_day date) returns numeric language sql stable as $$
  select coalesce(
    (select v.valor_pontos from product_values v where v.product_id = p_product_id and v.vigente_em <= p_day
      order by v.vigente_em desc limit 1),
    (select r.valor_pontos from products r where r.id = p_product_id))
$$;
