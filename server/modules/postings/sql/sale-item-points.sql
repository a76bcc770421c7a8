-- Half away from zero, two decimals; numeric round() is just that.
create or replace function sale_item_points(p_qtde numeric, p_valor_pontos numeric, p_fator numeric) returns numeric language sql immutable as $$
  select round(p_qtde * p_valor_pontos * p_fator, 2)
$$;
