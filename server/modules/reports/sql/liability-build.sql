-- Brings the liability up to date, under an advisory lock. Closed months are kept, because entries are only added and belong to the day on
-- which they are written: a run costs what the current month holds, not the whole history.
create or replace function liability_build(p_today date) returns void language plpgsql as $$
declare
  counter liability_positions%rowtype;
  marked_ids int[];
begin
  perform pg_advisory_xact_lock(7202611214);
  perform liability_look();
  -- What liability_look sees meanwhile becomes final for the next build.
  select * into strict counter from liability_positions where tabela = 'entries';
  delete from liability_moves m where m.recente or counter.contado = 0;
  insert into liability_moves as k (mes, network_id, parte, coorte, vence_mes, tipo, quantidade, reais)
  select * from liability_movements(counter.contado, counter.firme)
  on conflict (mes, network_id, parte, coorte, vence_mes, tipo) where not recente
  do update set quantidade = k.quantidade + excluded.quantidade, reais = k.reais + excluded.reais;
  insert into liability_moves (mes, network_id, parte, coorte, vence_mes, tipo, quantidade, reais, recente)
  select m.*, true from liability_movements(counter.firme, 9223372036854775807) m;
  update liability_positions set contado = counter.firme where tabela = 'entries';
  delete from liability_overdue;
  insert into liability_overdue (network_id, parte, coorte, quantidade, reais)
  select o.network_id, o.parte, o.coorte, sum(l.restante), sum(l.restante * o.valor_ponto)
  from lots l join lot_origins o on o.lot_id = l.id
  where l.restante > 0 and l.vence_em < p_today and l.vence_em >= date_trunc('month', p_today) group by 1, 2, 3;
  -- Marks are taken before later statements read the tables: what commits in between is counted now or by its own mark.
  with gone as (delete from liability_redemption_marks returning redemption_id)
  select array_agg(distinct redemption_id) into marked_ids from gone;
  select * into strict counter from liability_positions where tabela = 'redemptions';
  if counter.contado = 0 then
    delete from liability_redemption_items;
    delete from liability_redemptions;
  end if;
  perform liability_redemptions_count(counter.contado, marked_ids);
  update liability_positions set contado = counter.firme where tabela = 'redemptions';
end $$;
