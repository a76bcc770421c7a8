-- Decides the sales p_from to p_to of an import. Locks their rows, so that another process that was given the same sales waits and then finds none;
-- other sales of the file can be decided at the same time. With a monthly limit the file is decided in order, so the import's own row is locked
-- too. Accounts and notes are locked until this one chunk commits.
create or replace function sales_import_step(p_import_id int, p_from int, p_to int, p_today date, p_now timestamptz)
returns void language plpgsql as $$
declare
  imported imports;
  network_ids int[];
  lines int;
  refused int;
  posted int;
  monthly_limit numeric := (select s.limite_pontuacao from system_settings s where s.id = 1);
begin
  -- A seller in two concurrent chunks makes the second wait for the first.
  perform set_config('lock_timeout', '60s', true);
  if monthly_limit > 0 then
    perform from imports where id = p_import_id for no key update;
  end if;
  perform from import_rows where import_id = p_import_id and venda between p_from and p_to order by venda, linha for update;
  select * into imported from imports where id = p_import_id;
  if jsonb_typeof(imported.opcoes::jsonb -> 'redes') = 'array' then
    network_ids := array(select jsonb_array_elements_text(imported.opcoes::jsonb -> 'redes')::int);
  end if;
  perform sales_import_judge(p_import_id, p_from, p_to, network_ids, p_today);
  if imported.opcoes::jsonb -> 'porDuasPessoas' is distinct from 'true' and imported.staff_user_id is not null then
    perform sales_import_hold_back((imported.criado_em at time zone 'America/Sao_Paulo')::date);
  end if;
  if monthly_limit > 0 then
    -- The accounts are locked before the month is summed: two sales at once must not both fit under the limit.
    insert into accounts (holder_type, holder_id, currency, network_id)
    select distinct 'SELLER', j.seller_id, 'PONTO', j.network_id from sales_judged j where j.refused_by is null order by 2
    on conflict (holder_type, holder_id, currency) do nothing;
    perform from accounts a where a.holder_type = 'SELLER' and a.currency = 'PONTO'
      and a.holder_id in (select j.seller_id from sales_judged j where j.refused_by is null) order by a.id for no key update;
  end if;
  perform sales_import_accept(monthly_limit, p_now);
  posted := sales_import_post(p_import_id, 'staff:' || imported.staff_user_id, imported.staff_user_id, monthly_limit, p_today, p_now);
  insert into import_errors (import_id, linha, coluna, valor, conteudo, mensagem)
  select p_import_id, r.linha, r.coluna, r.valor, r.conteudo::jsonb, r.mensagem from sales_import_refused() r;
  refused := (select count(*) from sales_judged j where j.refused_by is not null);
  delete from import_rows where import_id = p_import_id and venda between p_from and p_to;
  get diagnostics lines = row_count;
  update imports set estado = 'PROCESSANDO', processadas = processadas + lines, total = total + posted, erros = erros + refused
  where id = p_import_id;
end $$;
