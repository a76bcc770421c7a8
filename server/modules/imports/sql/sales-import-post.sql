-- Posts sales_accepted: postings, their items and the credits. Answers how many.
-- Refuses: serialization failure (40001) when somebody posted one of the notes since it was judged; the chunk is then judged again and finds it.
create or replace function sales_import_post(p_import_id int, p_actor text, p_staff_id int, p_limit numeric, p_today date, p_now timestamptz)
returns int language plpgsql as $$
declare
  posted int;
  expires_on date := points_expiry(p_now);
begin
  insert into postings (id, audience, seller_id, store_id, network_id, origem, tipo_fiscal, identificador, identificador_chave, chave_fiscal,
    realizado_em, pontuado_em, vence_em, total_venda, total_descontos, total_pontos, pontos_brutos, pontos_limitados, valor_ponto, valor_custo,
    aprovado_por_id, import_id, criado_em, parceiro_nome, revenda_nome, busca)
  select a.posting_id, 'SELLER', a.seller_id, a.store_id, a.network_id, 'PLANILHA', a.tipo_fiscal, a.identificador, a.identificador_chave,
    a.chave_fiscal, a.realizado_em, p_now, expires_on, a.total_venda, a.total_descontos, a.total_pontos, a.pontos_brutos,
    a.pontos_brutos - a.total_pontos, n.valor_ponto, round(a.total_pontos * n.valor_ponto, 2), p_staff_id, p_import_id, p_now, v.nome,
    s.nome_fantasia,
    -- Part by part: search_text only where there can be accents.
    concat_ws(' ', search_text(v.nome), v.cpf, search_text(s.nome_fantasia), lower(s.cnpj), search_text(s.codigo),
      search_text(a.identificador))
  from sales_accepted a join sellers v on v.id = a.seller_id join stores s on s.id = a.store_id join networks n on n.id = a.network_id
  order by a.store_id, a.tipo_fiscal, a.identificador_chave
  on conflict do nothing;
  get diagnostics posted = row_count;
  if posted <> (select count(*) from sales_accepted) then
    raise exception 'a note was posted meanwhile' using errcode = '40001';
  end if;
  insert into posting_items (posting_id, product_id, codigo, descricao, qtde, valor_unitario, valor_desconto, sub_total, valor_pontos,
    fator_pontuacao, pontos)
  select a.posting_id, j.product_id, j.codigo, j.descricao, j.qtde, j.valor_unitario, j.valor_desconto, j.sub_total, j.valor_pontos, j.factor,
    j.pontos
  from sales_accepted a join sales_judged j using (venda) order by a.posting_id, j.linha;
  perform sales_import_credit(expires_on, p_limit, p_actor, p_today, p_now);
  return posted;
end $$;
