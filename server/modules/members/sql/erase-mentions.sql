-- Removes a member from what people wrote freely elsewhere, from what waits to be sent, and from what was read from spreadsheets and kept.
create or replace function erase_mentions(p_needles text[]) returns void language plpgsql as $$
begin
  delete from outgoing_messages where mentions_any(concat_ws(' ', destino, assunto, texto, html, ultimo_erro), p_needles);
  delete from idempotency_keys where mentions_any(outcome::text, p_needles);
  delete from import_rows where mentions_any(conteudo, p_needles);
  delete from import_staged where mentions_any(conteudo, p_needles);
  update import_errors set valor = null, conteudo = '["Titular removido"]'
    where mentions_any(concat_ws(' ', valor, conteudo::text, mensagem), p_needles);
  update exports set pedido = without_mentions(pedido::text, p_needles)::jsonb where mentions_any(pedido::text, p_needles);
  update report_notes set observacao = without_mentions(observacao, p_needles) where mentions_any(observacao, p_needles);
  update link_reviews set observacao = without_mentions(observacao, p_needles) where mentions_any(observacao, p_needles);
  update imports set nome_arquivo = without_mentions(nome_arquivo, p_needles) where mentions_any(nome_arquivo, p_needles);
  update saved_queries set nome = without_mentions(nome, p_needles), consulta = without_mentions(consulta, p_needles),
    variaveis = without_mentions(variaveis, p_needles) where mentions_any(concat_ws(' ', nome, consulta, variaveis), p_needles);
  update list_views set nome = without_mentions(nome, p_needles), parametros = without_mentions(parametros::text, p_needles)::jsonb
    where mentions_any(concat_ws(' ', nome, parametros::text), p_needles);
  if to_regclass('pgboss.job') is not null then
    execute 'delete from pgboss.job where mentions_any(concat_ws('' '', data::text, output::text), $1)' using p_needles;
  end if;
end $$;
