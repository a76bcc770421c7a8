-- Trigger on postings, once per statement: adds what changed, by network, status and day, to the waiting changes.
create or replace function posting_counts_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into posting_count_changes (network_id, audience, status, dia, venda, n)
    select network_id, audience, status, (criado_em at time zone 'America/Sao_Paulo')::date, note_day_of(status, realizado_em), count(*)
    from added group by 1, 2, 3, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into posting_count_changes (network_id, audience, status, dia, venda, n)
    select network_id, audience, status, (criado_em at time zone 'America/Sao_Paulo')::date, note_day_of(status, realizado_em), -count(*)
    from removed group by 1, 2, 3, 4, 5;
  else
    -- Rows that are the same before and after are left out. A posting of which only values changed gives a row of 0 for its day.
    insert into posting_count_changes (network_id, audience, status, dia, venda, n)
    select network_id, audience, status, (criado_em at time zone 'America/Sao_Paulo')::date, note_day_of(status, realizado_em), sum(change)
    from (
      select 1 as change, x.* from (
        select id, network_id, audience, status, criado_em, realizado_em, store_id, seller_id, consumer_id, tipo_fiscal, identificador_chave,
          chave_fiscal, total_venda, total_pontos, valor_custo from added
        except select id, network_id, audience, status, criado_em, realizado_em, store_id, seller_id, consumer_id, tipo_fiscal,
          identificador_chave, chave_fiscal, total_venda, total_pontos, valor_custo from removed) x
      union all
      select -1, x.* from (
        select id, network_id, audience, status, criado_em, realizado_em, store_id, seller_id, consumer_id, tipo_fiscal, identificador_chave,
          chave_fiscal, total_venda, total_pontos, valor_custo from removed
        except select id, network_id, audience, status, criado_em, realizado_em, store_id, seller_id, consumer_id, tipo_fiscal,
          identificador_chave, chave_fiscal, total_venda, total_pontos, valor_custo from added) x) c
    group by 1, 2, 3, 4, 5
    having sum(change) <> 0 or note_day_of(status, realizado_em) is not null;
  end if;
  -- About a hundred changes wait at a time: few enough for readers, and a fold at every sale would cost too much.
  if random() < 0.01 then
    perform posting_counts_fold();
  end if;
  return null;
end $$;
