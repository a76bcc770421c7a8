-- Scenarios of stores (beyond C11): what a store's scenario adds to its scoring factor. Sales are scored with the product of both, by
-- every path, because all of them ask store_factor_on.

insert into scenarios (id, nome) values (0, 'Controle'), (1, 'Cenário A'), (2, 'Cenário B'), (3, 'Cenário C');
alter table scenarios add constraint scenarios_known check (id between 0 and 3),
  -- The control is what the others are measured against.
  add constraint scenarios_control check (id <> 0 or (texto_regulamento is null and todos_premios));
alter table scenario_factors add constraint scenario_factors_amount check (scenario_id <> 0 and fator_extra > 0 and fator_extra <= 10);
alter table store_scenarios add constraint store_scenarios_known check (cenario between 0 and 3);
-- The stores that had a scenario before it meant anything have it since they were registered.
insert into store_scenarios (store_id, cenario, vigente_em) select id, cenario, criado_em::date from stores where cenario <> 0;

-- Scenario of a store on a day; Inicial before the first one.
create function store_scenario_on(p_store_id int, p_day date) returns smallint language sql stable as $$
  select coalesce(
    (select c.cenario from store_scenarios c where c.store_id = p_store_id and c.vigente_em <= p_day order by c.vigente_em desc limit 1), 0::smallint)
$$;

-- By how much a scenario multiplies the points of its stores on a day; 1 until somebody says otherwise.
create function scenario_factor_on(p_cenario smallint, p_day date) returns numeric language sql stable as $$
  select coalesce(
    (select f.fator_extra from scenario_factors f where f.scenario_id = p_cenario and f.vigente_em <= p_day order by f.vigente_em desc limit 1), 1)
$$;

-- The store's own factor on a day, 1 to 10.
create function store_own_factor_on(p_store_id int, p_day date) returns smallint language sql stable as $$
  select coalesce(
    (select f.fator_pontuacao from store_factors f where f.store_id = p_store_id and f.vigente_em <= p_day order by f.vigente_em desc limit 1),
    (select s.fator_pontuacao from stores s where s.id = p_store_id))
$$;

-- What multiplies the points of a sale: the store's own factor and what its scenario adds. No longer a whole number.
drop function store_factor_on(int, date);
create function store_factor_on(p_store_id int, p_day date) returns numeric language sql stable as $$
  select store_own_factor_on(p_store_id, p_day) * scenario_factor_on(store_scenario_on(p_store_id, p_day), p_day)
$$;

-- Half away from zero, two decimals; numeric round() is just that.
drop function sale_item_points(numeric, numeric, smallint);
create function sale_item_points(p_qtde numeric, p_valor_pontos numeric, p_fator numeric) returns numeric language sql immutable as $$
  select round(p_qtde * p_valor_pontos * p_fator, 2)
$$;

-- The rule of a credited sale with its factor taken apart, as long as the histories still say the same as when it was credited.
create function explained_rule(p_regra jsonb, p_store_id int, p_day date) returns jsonb language sql stable as $$
  select case when x.extra <> 1 and (p_regra ->> 'fator')::numeric = x.own * x.extra
    then p_regra || jsonb_build_object('fatorLoja', x.own, 'fatorExtra', x.extra, 'cenario', x.cenario) else p_regra end
  from (select c.cenario, store_own_factor_on(p_store_id, p_day) as own, scenario_factor_on(c.cenario, p_day) as extra
    from store_scenario_on(p_store_id, p_day) as c(cenario)) x
$$;

-- As before, with a factor that may have decimals.
-- p_sale: { sellerId, submissionId?, origem, tipoFiscal, identificador, chaveFiscal?, realizadoEm, aprovadoPor?, ator, atorNome,
--   itens: [{ codigo, qtde, valorUnitario, valorDesconto }] }. Answers { id, totalPontos, pontosLimitados, saldo }.
-- Refuses: POSTING_SELLER_UNKNOWN, POSTING_PRODUCT_UNKNOWN (detail: the code), POSTING_ITEM_INVALID, and the unique indexes of a note.
create or replace function post_sale(p_sale jsonb, p_today date, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  seller record;
  item record;
  items jsonb := '[]';
  day date := (p_sale ->> 'realizadoEm')::date;
  fator numeric;
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
