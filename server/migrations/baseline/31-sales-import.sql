-- Import of sales by spreadsheet (domain rules §4.1, beyond C10): rows wait in a table of their own, are judged and posted set by
-- set, whole sales at a time, with the same functions that post_sale uses.

-- Rows read from a spreadsheet and not yet decided. A chunk deletes what it decides, so whatever is here is still to do.
create table import_rows (
  import_id int not null,
  -- Number of the sale inside the file, from 1, in the order in which sales first appear.
  venda int not null,
  linha int not null,
  cpf text,
  cnpj text,
  tipo_fiscal text,
  identificador text,
  chave_fiscal text,
  realizado_em date,
  codigo text,
  qtde numeric,
  valor_unitario numeric,
  valor_desconto numeric,
  -- What reading the cells already refused.
  coluna text,
  valor text,
  erro text,
  -- The cells as they were read, a JSON array.
  conteudo text not null,
  primary key (import_id, venda, linha)
);

-- Judges the sales p_from to p_to of an import into the temporary table sales_judged, one row for each line. Writes nothing else.
-- p_networks narrows the sellers to those of the sender's networks.
create function sales_import_judge(p_import_id int, p_from int, p_to int, p_networks int[], p_today date) returns void language plpgsql as $$
begin
  drop table if exists pg_temp.sales_judged;
  create temporary table sales_judged on commit drop as
  with resolved as (
    select r.*, fiscal_number_key(r.identificador) as identificador_chave, v.id as seller_id, v.ativo as seller_ativo, s.id as store_id,
      s.network_id, s.cnpj as store_cnpj, p.id as product_id, p.nome as descricao,
      row_number() over (partition by s.id, r.realizado_em) as nth_of_store_day,
      row_number() over (partition by p.id, r.realizado_em) as nth_of_product_day,
      round(r.qtde * r.valor_unitario - r.valor_desconto, 2) as sub_total,
      row_number() over (partition by r.venda, r.codigo order by r.linha) as vez,
      min(r.cpf) over sale <> max(r.cpf) over sale as many_sellers,
      min(r.realizado_em) over sale <> max(r.realizado_em) over sale as many_days,
      count(*) over sale as itens
    from import_rows r
    left join sellers v on v.cpf = r.cpf and v.excluido_em is null
    left join stores s on s.id = v.store_id and (p_networks is null or s.network_id = any (p_networks))
    left join lateral (
      select active.id, found.nome from (
        select sp.product_id as id, sp.nome, 0 as rank from store_products sp
          where sp.store_id = s.id and sp.codigo = r.codigo and sp.ativo and sp.excluido_em is null
        union all select pr.id, pr.nome, 1 from products pr where pr.codigo = r.codigo) found
      join products active on active.id = found.id and active.ativo and active.excluido_em is null order by found.rank limit 1) p on true
    where r.import_id = p_import_id and r.venda between p_from and p_to
    window sale as (partition by r.venda)
  ), valued as (
    -- The values in force are looked up once for each store or product and day, then shared.
    select x.*,
      max(case when x.nth_of_store_day = 1 then store_factor_on(x.store_id, x.realizado_em) end) over (partition by x.store_id, x.realizado_em) as fator,
      max(case when x.nth_of_product_day = 1 then product_value_on(x.product_id, x.realizado_em) end)
        over (partition by x.product_id, x.realizado_em) as valor_pontos
    from resolved x
  ), scored as (
    -- Two sales that turn out to be one note: the first stands.
    select x.*, x.venda <> min(x.venda) over (partition by x.store_id, x.tipo_fiscal, x.identificador_chave)
        or (x.chave_fiscal is not null and x.venda <> min(x.venda) over (partition by x.chave_fiscal)) as repeated,
      sale_item_points(x.qtde, x.valor_pontos, x.fator) as pontos,
      exists (select from postings d where d.audience = 'SELLER' and d.store_id = x.store_id and d.tipo_fiscal = x.tipo_fiscal
        and d.identificador_chave = x.identificador_chave and d.status = 'APROVADA')
      or (x.chave_fiscal is not null and exists (
        select from postings d where d.audience = 'SELLER' and d.chave_fiscal = x.chave_fiscal and d.status = 'APROVADA')) as posted
    from valued x
  ), refused as (
    -- Column, value and text of the first thing wrong with a line.
    select y.*, case
      when y.erro is not null then array[y.coluna, y.valor, y.erro]
      when y.store_id is null then array['CPF do vendedor', y.cpf, 'Vendedor Loja não encontrado']
      when not y.seller_ativo then array['CPF do vendedor', y.cpf, 'Vendedor Loja inativo']
      when y.cnpj <> y.store_cnpj then array['CNPJ da loja', y.cnpj, 'CNPJ não é o da loja do vendedor']
      when y.posted then array['Identificador', y.identificador, 'Venda já processada']
      when y.repeated then array['Identificador', y.identificador, 'Venda repetida no arquivo']
      when y.many_sellers then array['CPF do vendedor', y.cpf, 'Mais de um vendedor na mesma venda']
      when y.many_days then array['Data da Venda', to_char(y.realizado_em, 'DD/MM/YYYY'), 'Mais de uma data na mesma venda']
      when y.itens > 200 then array['Identificador', y.identificador, 'Itens demais em uma venda']
      when y.realizado_em > p_today then array['Data da Venda', to_char(y.realizado_em, 'DD/MM/YYYY'), 'Data inválida']
      when y.product_id is null then array['Código do Produto', y.codigo, 'Produto não participante']
      when y.vez > 1 then array['Código do Produto', y.codigo, 'Produto repetido na mesma venda: some as quantidades em uma linha']
      when y.sub_total < 0 then array['Valor Desconto', y.valor_desconto::text, 'Informe somente valores válidos']
      -- Two hundred of these still fit the totals of a posting.
      when y.qtde * y.valor_unitario >= 1e9 or y.pontos >= 1e9 then array['Quantidade', y.qtde::text, 'Informe somente valores válidos']
    end as refusal
    from scored y
  )
  select z.*, min(z.linha) filter (where z.refusal is not null) over (partition by z.venda) as refused_by from refused z;
  analyze sales_judged;
end $$;

-- Adds up the sales of sales_judged that nothing refused, with what the monthly limit leaves of their points, into sales_accepted.
create function sales_import_accept(p_limite numeric, p_now timestamptz) returns void language plpgsql as $$
begin
  drop table if exists pg_temp.sales_accepted;
  create temporary table sales_accepted on commit drop as
  with sales as (
    select j.venda, min(j.seller_id) as seller_id, min(j.store_id) as store_id, min(j.network_id) as network_id, min(j.tipo_fiscal) as tipo_fiscal,
      (array_agg(j.identificador order by j.linha))[1] as identificador, min(j.identificador_chave) as identificador_chave,
      min(j.chave_fiscal) as chave_fiscal, min(j.realizado_em) as realizado_em, min(j.fator) as fator, sum(j.sub_total) as total_venda,
      sum(j.valor_desconto) as total_descontos, sum(j.pontos) as pontos_brutos,
      jsonb_agg(jsonb_build_object('product', j.product_id, 'codigo', j.codigo, 'descricao', j.descricao, 'qtde', j.qtde,
        'unitario', j.valor_unitario, 'desconto', j.valor_desconto, 'sub', j.sub_total, 'pontos', j.valor_pontos) order by j.linha) as itens
    from sales_judged j where j.refused_by is null group by j.venda
  ), room as materialized (
    select x.seller_id, greatest(0, p_limite - points_in_month(x.seller_id, p_now)) as livre
    from (select distinct seller_id from sales) x where p_limite > 0
  ), running as (
    select s.*, r.livre, sum(s.pontos_brutos) over (partition by s.seller_id order by s.venda) as upto
    from sales s left join room r using (seller_id)
  )
  -- Sale after sale takes what is left: of the running total, the part below the limit.
  select x.*, case when x.livre is null then x.pontos_brutos else least(x.livre, x.upto) - least(x.livre, x.upto - x.pontos_brutos) end
    as total_pontos, nextval('postings_id_seq')::int as posting_id
  from running x order by x.store_id, x.tipo_fiscal, x.identificador_chave;
  analyze sales_accepted;
end $$;

-- Posts sales_accepted: postings, items and ledger credits. A note that somebody else posted since it was judged makes the whole
-- chunk start again, and then finds it.
create function sales_import_post(p_import_id int, p_ator text, p_staff_id int, p_limite numeric, p_today date, p_now timestamptz)
returns int language plpgsql as $$
declare
  posted int;
begin
  insert into postings (id, audience, seller_id, store_id, network_id, origem, tipo_fiscal, identificador, identificador_chave, chave_fiscal,
    realizado_em, pontuado_em, vence_em, total_venda, total_descontos, total_pontos, pontos_brutos, pontos_limitados, valor_ponto, valor_custo,
    aprovado_por_id, import_id, criado_em, parceiro_nome, revenda_nome, busca)
  select a.posting_id, 'SELLER', a.seller_id, a.store_id, a.network_id, 'PLANILHA', a.tipo_fiscal, a.identificador, a.identificador_chave,
    a.chave_fiscal, a.realizado_em, p_now, points_expiry(p_now), a.total_venda, a.total_descontos, a.total_pontos, a.pontos_brutos,
    a.pontos_brutos - a.total_pontos, n.valor_ponto, round(a.total_pontos * n.valor_ponto, 2), p_staff_id, p_import_id, p_now, v.nome,
    s.nome_fantasia, search_text(concat_ws(' ', v.nome, v.cpf, s.nome_fantasia, s.cnpj, s.codigo, a.identificador))
  from sales_accepted a join sellers v on v.id = a.seller_id join stores s on s.id = a.store_id join networks n on n.id = a.network_id
  order by a.store_id, a.tipo_fiscal, a.identificador_chave
  on conflict do nothing;
  get diagnostics posted = row_count;
  if posted <> (select count(*) from sales_accepted) then
    raise exception 'a note was posted meanwhile' using errcode = '40001';
  end if;
  insert into posting_items (posting_id, product_id, codigo, descricao, qtde, valor_unitario, valor_desconto, sub_total, valor_pontos,
    fator_pontuacao, pontos)
  select a.posting_id, j.product_id, j.codigo, j.descricao, j.qtde, j.valor_unitario, j.valor_desconto, j.sub_total, j.valor_pontos, j.fator,
    j.pontos
  from sales_accepted a join sales_judged j using (venda) order by a.posting_id, j.linha;
  if exists (select from sales_accepted where total_pontos > 0) then
    perform ledger_credit_many((
      select jsonb_agg(jsonb_build_object('holder_type', 'SELLER', 'holder_id', a.seller_id, 'currency', 'PONTO', 'network_id', a.network_id,
        'valor', a.total_pontos, 'type', 'VENDA', 'origem_tipo', 'posting', 'origem_id', a.posting_id::text,
        'idempotency_key', 'postagem:' || a.posting_id || ':v1', 'vence_em', points_expiry(p_now), 'regra', jsonb_build_object('itens', a.itens,
          'fator', a.fator, 'bruto', a.pontos_brutos, 'limite', nullif(p_limite, 0), 'arredondamento', 'meio para cima, 2 casas')) order by a.venda)
      from sales_accepted a where a.total_pontos > 0), p_ator, p_today, p_now);
  end if;
  return posted;
end $$;

-- Decides the next sales of an import, about p_rows lines, never part of a sale. Answers whether there was anything to decide. The
-- import's own row is locked, so that two workers take turns; accounts and notes are locked only until this one chunk commits.
create function sales_import_step(p_import_id int, p_rows int, p_today date, p_now timestamptz) returns boolean language plpgsql as $$
declare
  imported imports;
  networks int[];
  ator text;
  first_sale int;
  last_sale int;
  lines int;
  refused int;
  posted int;
  limite numeric;
begin
  select * into imported from imports where id = p_import_id for no key update;
  select min(x.venda), max(x.venda) into first_sale, last_sale
  from (select venda from import_rows where import_id = p_import_id order by venda limit p_rows) x;
  if first_sale is null then
    return false;
  end if;
  ator := 'staff:' || imported.staff_user_id;
  if jsonb_typeof(imported.opcoes::jsonb -> 'redes') = 'array' then
    networks := array(select jsonb_array_elements_text(imported.opcoes::jsonb -> 'redes')::int);
  end if;
  perform sales_import_judge(p_import_id, first_sale, last_sale, networks, p_today);
  select s.limite_pontuacao into limite from system_settings s where s.id = 1;
  if limite > 0 then
    -- As in post_sale: the account is locked before the month is summed.
    insert into accounts (holder_type, holder_id, currency, network_id)
    select distinct 'SELLER', j.seller_id, 'PONTO', j.network_id from sales_judged j where j.refused_by is null order by 2
    on conflict (holder_type, holder_id, currency) do nothing;
    perform from accounts a where a.holder_type = 'SELLER' and a.currency = 'PONTO'
      and a.holder_id in (select j.seller_id from sales_judged j where j.refused_by is null) order by a.id for no key update;
  end if;
  perform sales_import_accept(limite, p_now);
  posted := sales_import_post(p_import_id, ator, imported.staff_user_id, limite, p_today, p_now);
  insert into import_errors (import_id, linha, coluna, valor, conteudo, mensagem)
  select p_import_id, j.linha, coalesce(j.refusal[1], ''), coalesce(j.refusal[2], ''), j.conteudo::jsonb,
    coalesce(j.refusal[3], 'Venda não processada: corrija a linha ' || j.refused_by)
  from sales_judged j where j.refused_by is not null order by j.linha;
  get diagnostics refused = row_count;
  delete from import_rows where import_id = p_import_id and venda between first_sale and last_sale;
  get diagnostics lines = row_count;
  update imports set estado = 'PROCESSANDO', processadas = processadas + lines, total = total + posted, erros = erros + refused
  where id = p_import_id;
  return true;
end $$;

-- What the judged sales would come to: lines by outcome, and each seller's points before the monthly limit.
create function sales_import_forecast(out linhas int, out vendas int, out validas int, out invalidas int, out duplicadas int, out pontos jsonb)
language plpgsql as $$
begin
  select count(*), count(distinct j.venda) filter (where j.refused_by is null), count(*) filter (where j.refused_by is null),
    count(*) filter (where j.refused_by is not null),
    count(*) filter (where j.refusal[3] in ('Venda já processada', 'Venda repetida no arquivo') or j.refusal[3] like 'Produto repetido%')
  into linhas, vendas, validas, invalidas, duplicadas from sales_judged j;
  select coalesce(jsonb_object_agg(x.seller_id, x.bruto::text), '{}') into pontos
  from (select j.seller_id, sum(j.pontos) as bruto from sales_judged j where j.refused_by is null group by j.seller_id) x;
end $$;
