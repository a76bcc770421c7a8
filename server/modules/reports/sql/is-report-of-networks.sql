-- Reports that are made network by network.
create or replace function is_report_of_networks(tipo text) returns boolean language sql immutable as $$
  select tipo in ('COMPRAS_PONTUACAO', 'TAXA_SUCESSO', 'MENSURACAO', 'CORROBORACAO')
$$;
