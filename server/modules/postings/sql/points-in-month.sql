-- The points of a seller's approved sales in the São Paulo month of an instant.
create or replace function points_in_month(p_seller_id int, p_at timestamptz) returns numeric language sql stable as $$
  select coalesce(sum(total_pontos), 0) from postings
  where seller_id = p_seller_id and status = 'APROVADA'
    and pontuado_em >= date_trunc('month', p_at at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo'
    and pontuado_em < (date_trunc('month', p_at at time zone 'America/Sao_Paulo') + interval '1 month') at time zone 'America/Sao_Paulo'
$$;
