-- Brings the Antifraude rows and alerts of some networks (null: all) up to date. Only what differs is written, because every quarter of an hour most
-- rows are unchanged. Two calls wait for each other.
create or replace function antifraud_refresh(p_now timestamptz, p_network_ids int[]) returns void language plpgsql as $$
begin
  -- Two concurrent calls would write the same rows.
  perform pg_advisory_xact_lock(7202611213);
  with made as materialized (
    select r.network_id, r.product_id, r.qtd_vendida::numeric(14,2), r.qtd_pontuada::numeric(14,2), r.liberado::numeric(14,2),
      r.qtd_af::numeric(14,2), r.pontos_unitario::numeric(14,2), r.saldo_pontos::numeric(14,2), r.sem_compras
    from antifraud_rows(p_network_ids) r),
  gone as (delete from antifraud_items a where (p_network_ids is null or a.network_id = any (p_network_ids))
    and not exists (select from made m where m.network_id = a.network_id and m.product_id = a.product_id))
  insert into antifraud_items (network_id, product_id, qtd_vendida, qtd_pontuada, liberado, qtd_af, pontos_unitario, saldo_pontos, sem_compras)
  select m.* from made m
  except all
  select a.network_id, a.product_id, a.qtd_vendida, a.qtd_pontuada, a.liberado, a.qtd_af, a.pontos_unitario, a.saldo_pontos, a.sem_compras
  from antifraud_items a where p_network_ids is null or a.network_id = any (p_network_ids)
  on conflict (network_id, product_id) do update set qtd_vendida = excluded.qtd_vendida, qtd_pontuada = excluded.qtd_pontuada,
    liberado = excluded.liberado, qtd_af = excluded.qtd_af, pontos_unitario = excluded.pontos_unitario, saldo_pontos = excluded.saldo_pontos,
    sem_compras = excluded.sem_compras;
  delete from stock_alerts a where (p_network_ids is null or a.network_id = any (p_network_ids))
    and not exists (select from antifraud_items i where i.network_id = a.network_id and i.qtd_af > 0);
  insert into stock_alerts (network_id, produtos, atualizado_em)
  select i.network_id, count(*), p_now from antifraud_items i
  where i.qtd_af > 0 and (p_network_ids is null or i.network_id = any (p_network_ids)) group by 1
  on conflict (network_id) do update set produtos = excluded.produtos, atualizado_em = excluded.atualizado_em;
  if p_network_ids is null then
    update report_runs set terminado_em = p_now where tipo = 'ANTIFRAUDE' and atual;
    if not found then
      insert into report_runs (tipo, estado, atual, criado_em, terminado_em) values ('ANTIFRAUDE', 'CONCLUIDA', true, p_now, p_now);
    end if;
  end if;
end $$;
