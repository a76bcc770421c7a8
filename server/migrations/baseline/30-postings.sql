-- Recording a sale in one statement (domain rules §4.1): values in force on the sale date, snapshot on the items, monthly cap,
-- posting, items and ledger credit together. Called only by the posting actions and the import of sales.

-- Points of a product per unit on a day: the last value that had started by then, else the register's.
create function product_value_on(p_product_id int, p_day date) returns numeric language sql stable as $$
  select coalesce(
    (select v.valor_pontos from product_values v where v.product_id = p_product_id and v.vigente_em <= p_day order by v.vigente_em desc limit 1),
    (select r.valor_pontos from products r where r.id = p_product_id))
$$;

-- Scoring factor of a store on a day.
create function store_factor_on(p_store_id int, p_day date) returns smallint language sql stable as $$
  select coalesce(
    (select f.fator_pontuacao from store_factors f where f.store_id = p_store_id and f.vigente_em <= p_day order by f.vigente_em desc limit 1),
    (select s.fator_pontuacao from stores s where s.id = p_store_id))
$$;

-- Half away from zero, two decimals; numeric round() is just that.
create function sale_item_points(p_qtde numeric, p_valor_pontos numeric, p_fator smallint) returns numeric language sql immutable as $$
  select round(p_qtde * p_valor_pontos * p_fator, 2)
$$;

-- What makes a note unique in its store: letters and digits, without leading zeros.
create function fiscal_number_key(p_identificador text) returns text language sql immutable as $$
  select coalesce(nullif(ltrim(upper(regexp_replace(p_identificador, '[^0-9A-Za-z]', '', 'g')), '0'), ''), '0')
$$;

-- 18 months from the São Paulo day, clamped to the end of the month (§4.4).
create function points_expiry(p_pontuado_em timestamptz) returns date language sql stable as $$
  select ((p_pontuado_em at time zone 'America/Sao_Paulo')::date + interval '18 months')::date
$$;

-- Points a seller has earned in the São Paulo month of an instant.
create function points_in_month(p_seller_id int, p_at timestamptz) returns numeric language sql stable as $$
  select coalesce(sum(total_pontos), 0) from postings
  where seller_id = p_seller_id and status = 'APROVADA'
    and pontuado_em >= date_trunc('month', p_at at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo'
    and pontuado_em < (date_trunc('month', p_at at time zone 'America/Sao_Paulo') + interval '1 month') at time zone 'America/Sao_Paulo'
$$;

-- p_sale: { sellerId, submissionId?, origem, tipoFiscal, identificador, chaveFiscal?, realizadoEm, aprovadoPor?, ator, atorNome,
--   itens: [{ codigo, qtde, valorUnitario, valorDesconto }] }. Answers { id, totalPontos, pontosLimitados, saldo }.
-- Refuses: POSTING_SELLER_UNKNOWN, POSTING_PRODUCT_UNKNOWN (detail: the code), POSTING_ITEM_INVALID, and the unique indexes of a note.
create function post_sale(p_sale jsonb, p_today date, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  seller record;
  item record;
  items jsonb := '[]';
  day date := (p_sale ->> 'realizadoEm')::date;
  fator smallint;
  bruto numeric := 0;
  venda numeric := 0;
  descontos numeric := 0;
  creditado numeric;
  limite numeric;
  posting_id int;
  answer ledger_answer;
begin
  select v.id, v.nome, v.cpf, s.id as store_id, s.nome_fantasia, s.cnpj, s.codigo, n.id as network_id, n.nome as rede, n.valor_ponto
  into seller from sellers v join stores s on s.id = v.store_id join networks n on n.id = s.network_id
  where v.id = (p_sale ->> 'sellerId')::int and v.excluido_em is null;
  if not found then
    raise exception 'POSTING_SELLER_UNKNOWN';
  end if;
  fator := store_factor_on(seller.store_id, day);
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
    bruto := bruto + sale_item_points(item.qtde, item.valor_pontos, fator);
    venda := venda + item.sub_total;
    descontos := descontos + item.valor_desconto;
    items := items || jsonb_build_object('product', item.product_id, 'codigo', item.codigo, 'descricao', item.nome, 'qtde', item.qtde,
      'unitario', item.valor_unitario, 'desconto', item.valor_desconto, 'sub', item.sub_total, 'pontos', item.valor_pontos);
  end loop;
  -- The account is locked before the month is summed, so that two sales at once cannot both fit under the cap.
  select s.limite_pontuacao into limite from system_settings s where s.id = 1;
  creditado := bruto;
  if limite > 0 then
    perform ledger_lock_account('SELLER', seller.id, 'PONTO', seller.network_id);
    creditado := least(bruto, greatest(0, limite - points_in_month(seller.id, p_now)));
  end if;
  insert into postings (audience, seller_id, store_id, network_id, submission_id, origem, tipo_fiscal, identificador, identificador_chave,
    chave_fiscal, realizado_em, pontuado_em, vence_em, total_venda, total_descontos, total_pontos, pontos_brutos, pontos_limitados,
    valor_ponto, valor_custo, aprovado_por_id, criado_em, parceiro_nome, revenda_nome, busca)
  values ('SELLER', seller.id, seller.store_id, seller.network_id, (p_sale ->> 'submissionId')::int, p_sale ->> 'origem', p_sale ->> 'tipoFiscal',
    p_sale ->> 'identificador', fiscal_number_key(p_sale ->> 'identificador'), p_sale ->> 'chaveFiscal', day, p_now, points_expiry(p_now),
    venda, descontos, creditado, bruto, bruto - creditado, seller.valor_ponto, round(creditado * seller.valor_ponto, 2),
    (p_sale ->> 'aprovadoPor')::int, p_now, seller.nome, seller.nome_fantasia,
    search_text(concat_ws(' ', seller.nome, seller.cpf, seller.nome_fantasia, seller.cnpj, seller.codigo, p_sale ->> 'identificador')))
  returning id into posting_id;
  insert into posting_items (posting_id, product_id, codigo, descricao, qtde, valor_unitario, valor_desconto, sub_total, valor_pontos, fator_pontuacao, pontos)
  select posting_id, x.product, x.codigo, x.descricao, x.qtde, x.unitario, x.desconto, x.sub, x.pontos, fator, sale_item_points(x.qtde, x.pontos, fator)
  from jsonb_to_recordset(items) as x(product int, codigo text, descricao text, qtde numeric, unitario numeric, desconto numeric, sub numeric, pontos numeric);
  if creditado > 0 then
    answer := ledger_credit('SELLER', seller.id, 'PONTO', seller.network_id, creditado, 'VENDA', 'posting', posting_id::text,
      'postagem:' || posting_id || ':v1', points_expiry(p_now), null, null,
      jsonb_build_object('itens', items, 'fator', fator, 'bruto', bruto, 'limite', nullif(limite, 0), 'arredondamento', 'meio para cima, 2 casas'),
      p_sale ->> 'ator', p_today, p_now);
  end if;
  return jsonb_build_object('id', posting_id, 'totalPontos', creditado::text, 'pontosLimitados', (bruto - creditado)::text,
    'saldo', coalesce(answer.available, 0)::text);
end $$;
