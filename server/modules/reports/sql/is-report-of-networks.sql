-- Whether a report is built network by network.
create or replace function is_report_of_networks(p_type text) returns boolean language sql immutable as $$
  select p_type in ('COMPRAS_PONTUACAO', 'TAXA_SUCESSO', 'MENSURACAO', 'CORROBORACAO')
$$;
