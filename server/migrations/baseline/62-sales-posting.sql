-- The import of sales, faster (docs/performance.md): the functions of 31-sales-import.sql with the same results.

-- As before, but over 27 letters instead of 54: translate looks each character of the text up in that list.
create or replace function search_text(value text) returns text
language sql immutable strict parallel safe as $$
  select translate(lower(value), 'áàâãäåéèêëíìîïóòôõöúùûüçñýÿ', 'aaaaaaeeeeiiiiooooouuuucnyy')
$$;

-- Judges the sales p_from to p_to of an import into the temporary table sales_judged, one row for each line. Writes nothing else.
-- p_networks narrows the sellers to those of the sender's networks. Lines are resolved first and counted, so that what is shared by
-- many of them is joined by hash: values in force once for each store or product and day, repetitions once for each note.
create or replace function sales_import_judge(p_import_id int, p_from int, p_to int, p_networks int[], p_today date) returns void
language plpgsql as $$
begin
  drop table if exists pg_temp.sales_lines, pg_temp.sales_judged;
  create temporary table sales_lines on commit drop as
  select r.*, fiscal_number_key(r.identificador) as identificador_chave, v.id as seller_id, v.ativo as seller_ativo, s.id as store_id,
    s.network_id, s.cnpj as store_cnpj, coalesce(o.product_id, p.id) as product_id, coalesce(o.nome, p.nome) as descricao,
    round(r.qtde * r.valor_unitario - r.valor_desconto, 2) as sub_total
  from import_rows r
  left join sellers v on v.cpf = r.cpf and v.excluido_em is null
  left join stores s on s.id = v.store_id and (p_networks is null or s.network_id = any (p_networks))
  -- The store's own code comes before the product's, as long as its product is active.
  left join (store_products o join products of_store on of_store.id = o.product_id and of_store.ativo and of_store.excluido_em is null)
    on o.store_id = s.id and o.codigo = r.codigo and o.ativo and o.excluido_em is null
  left join products p on p.codigo = r.codigo and p.ativo and p.excluido_em is null
  where r.import_id = p_import_id and r.venda between p_from and p_to;
  analyze sales_lines (venda, store_id, product_id, realizado_em, identificador_chave);
  create temporary table sales_judged on commit drop as
  with factors as (
    select x.store_id, x.realizado_em, store_factor_on(x.store_id, x.realizado_em) as fator
    from (select distinct store_id, realizado_em from sales_lines where store_id is not null) x
  ), worths as (
    select x.product_id, x.realizado_em, product_value_on(x.product_id, x.realizado_em) as valor_pontos
    from (select distinct product_id, realizado_em from sales_lines where product_id is not null) x
  ), sales as (
    select venda, min(cpf) <> max(cpf) as many_sellers, min(realizado_em) <> max(realizado_em) as many_days, count(*) as itens
    from sales_lines group by venda
  ), codes as (
    select venda, codigo, min(linha) as primeira from sales_lines group by venda, codigo having count(*) > 1
  ), notes as (
    -- Two sales that turn out to be one note: the first stands. Probed in scalar subqueries: an index probe for each note, whatever
    -- the planner believes.
    select store_id, tipo_fiscal, identificador_chave, min(venda) as primeira,
      (select d.id from postings d where d.audience = 'SELLER' and d.store_id = x.store_id and d.tipo_fiscal = x.tipo_fiscal
        and d.identificador_chave = x.identificador_chave and d.status = 'APROVADA' limit 1) is not null as posted
    from sales_lines x where store_id is not null group by store_id, tipo_fiscal, identificador_chave
  ), keys as (
    select chave_fiscal, min(venda) as primeira,
      (select d.id from postings d where d.audience = 'SELLER' and d.chave_fiscal = x.chave_fiscal and d.status = 'APROVADA' limit 1)
        is not null as posted
    from sales_lines x where chave_fiscal is not null group by chave_fiscal
  ), scored as materialized (
    select x.*, s.many_sellers, s.many_days, s.itens, f.fator, w.valor_pontos, sale_item_points(x.qtde, w.valor_pontos, f.fator) as pontos,
      coalesce(x.linha > c.primeira, false) as code_repeated,
      coalesce(x.venda <> n.primeira, false) or coalesce(x.venda <> k.primeira, false) as repeated,
      coalesce(n.posted, false) or coalesce(k.posted, false) as posted
    from sales_lines x
    join sales s on s.venda = x.venda
    left join factors f on f.store_id = x.store_id and f.realizado_em = x.realizado_em
    left join worths w on w.product_id = x.product_id and w.realizado_em = x.realizado_em
    left join codes c on c.venda = x.venda and c.codigo = x.codigo
    left join notes n on n.store_id = x.store_id and n.tipo_fiscal = x.tipo_fiscal and n.identificador_chave = x.identificador_chave
    left join keys k on k.chave_fiscal = x.chave_fiscal
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
      when y.code_repeated then array['Código do Produto', y.codigo, 'Produto repetido na mesma venda: some as quantidades em uma linha']
      when y.sub_total < 0 then array['Valor Desconto', y.valor_desconto::text, 'Informe somente valores válidos']
      -- Two hundred of these still fit the totals of a posting.
      when y.qtde * y.valor_unitario >= 1e9 or y.pontos >= 1e9 then array['Quantidade', y.qtde::text, 'Informe somente valores válidos']
    end as refusal
    from scored y
  ), broken as (
    select venda, min(linha) as refused_by from refused where refusal is not null group by venda
  )
  select z.*, b.refused_by from refused z left join broken b on b.venda = z.venda;
  analyze sales_judged (venda, refused_by);
end $$;

-- Posts sales_accepted: postings, items and ledger credits. A note that somebody else posted since it was judged makes the whole
-- chunk start again, and then finds it.
create or replace function sales_import_post(p_import_id int, p_ator text, p_staff_id int, p_limite numeric, p_today date, p_now timestamptz)
returns int language plpgsql as $$
declare
  posted int;
  vence date := points_expiry(p_now);
begin
  insert into postings (id, audience, seller_id, store_id, network_id, origem, tipo_fiscal, identificador, identificador_chave, chave_fiscal,
    realizado_em, pontuado_em, vence_em, total_venda, total_descontos, total_pontos, pontos_brutos, pontos_limitados, valor_ponto, valor_custo,
    aprovado_por_id, import_id, criado_em, parceiro_nome, revenda_nome, busca)
  select a.posting_id, 'SELLER', a.seller_id, a.store_id, a.network_id, 'PLANILHA', a.tipo_fiscal, a.identificador, a.identificador_chave,
    a.chave_fiscal, a.realizado_em, p_now, vence, a.total_venda, a.total_descontos, a.total_pontos, a.pontos_brutos,
    a.pontos_brutos - a.total_pontos, n.valor_ponto, round(a.total_pontos * n.valor_ponto, 2), p_staff_id, p_import_id, p_now, v.nome,
    s.nome_fantasia,
    -- Part by part: only names have accents to look for.
    concat_ws(' ', search_text(v.nome), v.cpf, search_text(s.nome_fantasia), lower(s.cnpj), search_text(s.codigo), search_text(a.identificador))
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
  perform sales_import_credit(vence, p_limite, p_ator, p_today, p_now);
  return posted;
end $$;

-- The credits of sales_accepted as ledger_credit_many would write them, without a JSON of them in between. Their keys are those of
-- postings that were made a moment ago, so none is known; the unique index of keys and the checks at commit speak for the rest.
create function sales_import_credit(p_vence_em date, p_limite numeric, p_ator text, p_today date, p_now timestamptz) returns void
language plpgsql as $$
begin
  insert into accounts (holder_type, holder_id, currency, network_id)
  select distinct on (x.seller_id) 'SELLER', x.seller_id, 'PONTO', x.network_id from sales_accepted x
  where x.total_pontos > 0 and not exists (
    select from accounts a where a.holder_type = 'SELLER' and a.holder_id = x.seller_id and a.currency = 'PONTO')
  order by x.seller_id
  on conflict (holder_type, holder_id, currency) do nothing;
  perform from accounts a where a.id in (
    select b.id from sales_accepted x join accounts b on b.holder_type = 'SELLER' and b.holder_id = x.seller_id and b.currency = 'PONTO'
    where x.total_pontos > 0) order by a.id for no key update;
  with input as materialized (
    select x.*, nextval('entries_id_seq') as entry_id, x.valor - least(x.valor, greatest(0, x.debt - (x.upto - x.valor))) as rest
    from (
      select s.posting_id, s.total_pontos as valor, s.itens, s.fator, s.pontos_brutos, a.id as account_id, a.balance, a.debt, a.version,
        row_number() over w as step, sum(s.total_pontos) over w as upto
      from sales_accepted s join accounts a on a.holder_type = 'SELLER' and a.holder_id = s.seller_id and a.currency = 'PONTO'
      where s.total_pontos > 0
      window w as (partition by a.id order by s.venda) order by a.id, step
    ) x
  ), moved as (
    update accounts a set balance = a.balance + i.total, debt = greatest(0, a.debt - i.total), version = a.version + i.steps
    from (select account_id, sum(valor) as total, count(*) as steps from input group by account_id) i where a.id = i.account_id
  ), written as (
    insert into entries (id, account_id, seq, type, valor, balance_after, debt_after, loss, origem_tipo, origem_id, idempotency_key,
      regra, ator, dia, criado_em)
    select i.entry_id, i.account_id, i.version + i.step, 'VENDA', i.valor, i.balance + i.upto, greatest(0, i.debt - i.upto), 0,
      'posting', i.posting_id::text, 'postagem:' || i.posting_id || ':v1',
      jsonb_build_object('itens', i.itens, 'fator', i.fator, 'bruto', i.pontos_brutos, 'limite', nullif(p_limite, 0),
        'arredondamento', 'meio para cima, 2 casas'), p_ator, p_today, p_now
    from input i
  )
  insert into lots (account_id, credit_entry_id, valor, restante, disponivel_em, vence_em)
  select i.account_id, i.entry_id, i.rest, i.rest, p_now, p_vence_em from input i where i.rest > 0 order by i.entry_id;
end $$;

-- The next sales of an import after sale p_after: about p_rows lines, never part of a sale. No row when nothing is left there.
create function sales_import_next(p_import_id int, p_after int, p_rows int) returns table (first int, last int) language sql stable as $$
  select min(x.venda), max(x.venda)
  from (select venda from import_rows where import_id = p_import_id and venda > p_after order by venda limit p_rows) x
  having count(*) > 0
$$;

drop function sales_import_step(int, int, date, timestamptz);

-- Decides the sales p_from to p_to of an import. Their rows are locked, so that whoever else was given the same ones waits and then
-- finds none; other sales of the same file may be decided at the same time. With a monthly limit the file is decided in its order:
-- the import's own row is locked as well. Accounts and notes are locked only until this one chunk commits.
create function sales_import_step(p_import_id int, p_from int, p_to int, p_today date, p_now timestamptz) returns void language plpgsql as $$
declare
  imported imports;
  networks int[];
  lines int;
  refused int;
  posted int;
  limite numeric := (select s.limite_pontuacao from system_settings s where s.id = 1);
begin
  -- A seller in two chunks at once makes the second one wait for the first.
  perform set_config('lock_timeout', '60s', true);
  if limite > 0 then
    perform from imports where id = p_import_id for no key update;
  end if;
  perform from import_rows where import_id = p_import_id and venda between p_from and p_to order by venda, linha for update;
  select * into imported from imports where id = p_import_id;
  if jsonb_typeof(imported.opcoes::jsonb -> 'redes') = 'array' then
    networks := array(select jsonb_array_elements_text(imported.opcoes::jsonb -> 'redes')::int);
  end if;
  perform sales_import_judge(p_import_id, p_from, p_to, networks, p_today);
  if limite > 0 then
    -- As in post_sale: the account is locked before the month is summed.
    insert into accounts (holder_type, holder_id, currency, network_id)
    select distinct 'SELLER', j.seller_id, 'PONTO', j.network_id from sales_judged j where j.refused_by is null order by 2
    on conflict (holder_type, holder_id, currency) do nothing;
    perform from accounts a where a.holder_type = 'SELLER' and a.currency = 'PONTO'
      and a.holder_id in (select j.seller_id from sales_judged j where j.refused_by is null) order by a.id for no key update;
  end if;
  perform sales_import_accept(limite, p_now);
  posted := sales_import_post(p_import_id, 'staff:' || imported.staff_user_id, imported.staff_user_id, limite, p_today, p_now);
  insert into import_errors (import_id, linha, coluna, valor, conteudo, mensagem)
  select p_import_id, j.linha, coalesce(j.refusal[1], ''), coalesce(j.refusal[2], ''), j.conteudo::jsonb,
    coalesce(j.refusal[3], 'Venda não processada: corrija a linha ' || j.refused_by)
  from sales_judged j where j.refused_by is not null order by j.linha;
  get diagnostics refused = row_count;
  delete from import_rows where import_id = p_import_id and venda between p_from and p_to;
  get diagnostics lines = row_count;
  update imports set estado = 'PROCESSANDO', processadas = processadas + lines, total = total + posted, erros = erros + refused
  where id = p_import_id;
end $$;
