-- Posts a seller's sale and credits its points. With a monthly limit it locks the seller's account.
-- p_sale: { sellerId, submissionId?, origem, tipoFiscal, identificador, chaveFiscal?, realizadoEm, aprovadoPor?, ator, atorNome,
--   itens: [{ codigo, qtde, valorUnitario, valorDesconto }] }. Answers { id, totalPontos, pontosLimitados, saldo }.
-- Refuses: POSTING_SELLER_UNKNOWN, POSTING_PRODUCT_UNKNOWN (detail: the code), POSTING_ITEM_INVALID (detail: the code), and a repeated note by
-- the unique indexes of postings.
create or replace function post_sale(p_sale jsonb, p_today date, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  seller record;
  item record;
  items jsonb := '[]';
  day date := (p_sale ->> 'realizadoEm')::date;
  factor numeric;
  gross numeric := 0;
  total numeric := 0;
  discounts numeric := 0;
  credited numeric;
  monthly_limit numeric;
  posting_id int;
begin
  select v.id, v.nome, v.cpf, s.id as store_id, s.nome_fantasia, s.cnpj, s.codigo, n.id as network_id, n.nome as network_name, n.valor_ponto
  into seller from sellers v join stores s on s.id = v.store_id join networks n on n.id = s.network_id
  where v.id = (p_sale ->> 'sellerId')::int and v.excluido_em is null;
  if not found then
    raise exception 'POSTING_SELLER_UNKNOWN';
  end if;
  factor := store_factor_on(seller.store_id, day);
  for item in
    select i.codigo, i.qtde, i.valor_unitario, coalesce(i.valor_desconto, 0) as valor_desconto, p.id as product_id, p.nome,
      product_value_on(p.id, day) as valor_pontos, round(i.qtde * i.valor_unitario - coalesce(i.valor_desconto, 0), 2) as sub_total
    from rows from (jsonb_to_recordset(p_sale -> 'itens') as (codigo text, qtde numeric, "valorUnitario" numeric, "valorDesconto" numeric))
      with ordinality as i(codigo, qtde, valor_unitario, valor_desconto, position)
    left join lateral (
      select r.id, r.nome from (
        select sp.product_id as id, sp.nome, 0 as rank from store_products sp
          where sp.store_id = seller.store_id and sp.codigo = i.codigo and sp.ativo and sp.excluido_em is null
        union all select pr.id, pr.nome, 1 from products pr where pr.codigo = i.codigo) r
      join products active on active.id = r.id and active.ativo and active.excluido_em is null order by r.rank limit 1) p on true
    order by i.position
  loop
    if item.product_id is null then
      raise exception 'POSTING_PRODUCT_UNKNOWN' using detail = item.codigo;
    end if;
    if item.sub_total < 0 or item.qtde <= 0 then
      raise exception 'POSTING_ITEM_INVALID' using detail = item.codigo;
    end if;
    gross := gross + sale_item_points(item.qtde, item.valor_pontos, factor);
    total := total + item.sub_total;
    discounts := discounts + item.valor_desconto;
    items := items || jsonb_build_object('product', item.product_id, 'codigo', item.codigo, 'descricao', item.nome, 'qtde', item.qtde,
      'unitario', item.valor_unitario, 'desconto', item.valor_desconto, 'sub', item.sub_total, 'pontos', item.valor_pontos);
  end loop;
  -- Locked before the month is summed, so that two concurrent sales cannot both fit under the limit.
  select s.limite_pontuacao into monthly_limit from system_settings s where s.id = 1;
  credited := gross;
  if monthly_limit > 0 then
    perform ledger_lock_account('SELLER', seller.id, 'PONTO', seller.network_id);
    credited := least(gross, greatest(0.00, monthly_limit - points_in_month(seller.id, p_now)));
  end if;
  insert into postings (audience, seller_id, store_id, network_id, submission_id, origem, tipo_fiscal, identificador, identificador_chave,
    chave_fiscal, realizado_em, pontuado_em, vence_em, total_venda, total_descontos, total_pontos, pontos_brutos, pontos_limitados,
    valor_ponto, valor_custo, aprovado_por_id, criado_em, parceiro_nome, revenda_nome, busca)
  values ('SELLER', seller.id, seller.store_id, seller.network_id, (p_sale ->> 'submissionId')::int, p_sale ->> 'origem', p_sale ->> 'tipoFiscal',
    p_sale ->> 'identificador', fiscal_number_key(p_sale ->> 'identificador'), p_sale ->> 'chaveFiscal', day, p_now, points_expiry(p_now),
    total, discounts, credited, gross, gross - credited, seller.valor_ponto, round(credited * seller.valor_ponto, 2),
    (p_sale ->> 'aprovadoPor')::int, p_now, seller.nome, seller.nome_fantasia,
    search_text(concat_ws(' ', seller.nome, seller.cpf, seller.nome_fantasia, seller.cnpj, seller.codigo, p_sale ->> 'identificador')))
  returning id into posting_id;
  insert into posting_items (posting_id, product_id, codigo, descricao, qtde, valor_unitario, valor_desconto, sub_total, valor_pontos,
    fator_pontuacao, pontos)
  select posting_id, x.product, x.codigo, x.descricao, x.qtde, x.unitario, x.desconto, x.sub, x.pontos, factor,
    sale_item_points(x.qtde, x.pontos, factor)
  from jsonb_to_recordset(items) as x(product int, codigo text, descricao text, qtde numeric, unitario numeric, desconto numeric,
    sub numeric, pontos numeric);
  if credited > 0 then
    perform ledger_credit('SELLER', seller.id, 'PONTO', seller.network_id, credited, 'VENDA', 'posting', posting_id::text,
      'postagem:' || posting_id || ':v1', points_expiry(p_now), null, null,
      jsonb_build_object('itens', items, 'fator', factor, 'bruto', gross, 'limite', nullif(monthly_limit, 0),
        'arredondamento', 'meio para cima, 2 casas'),
      p_sale ->> 'ator', p_today, p_now);
  end if;
  return jsonb_build_object('id', posting_id, 'totalPontos', credited::text, 'pontosLimitados', (gross - credited)::text,
    'saldo', ledger_shown((select a.id from accounts a
      where a.holder_type = 'SELLER' and a.holder_id = seller.id and a.currency = 'PONTO'), p_today)::text);
end $$;
