-- Brings the sums up to date. Closed months are kept: entries are only added, and on the day on which they are made. So a run costs
-- what the month under way holds, not the whole history.
create or replace function liability_build(hoje date) returns void language plpgsql as $$
declare
  p liability_positions%rowtype;
  marcados int[];
begin
  perform pg_advisory_xact_lock(7202611214);
  perform liability_look();
  -- What is looked at meanwhile becomes final for the next making.
  select * into strict p from liability_positions where tabela = 'entries';
  delete from liability_moves m where m.recente or p.contado = 0;
  insert into liability_moves as k (mes, network_id, parte, coorte, vence_mes, tipo, quantidade, reais)
  select * from liability_movements(p.contado, p.firme)
  on conflict (mes, network_id, parte, coorte, vence_mes, tipo) where not recente
  do update set quantidade = k.quantidade + excluded.quantidade, reais = k.reais + excluded.reais;
  insert into liability_moves (mes, network_id, parte, coorte, vence_mes, tipo, quantidade, reais, recente)
  select m.*, true from liability_movements(p.firme, 9223372036854775807) m;
  update liability_positions set contado = p.firme where tabela = 'entries';
  delete from liability_overdue;
  insert into liability_overdue (network_id, parte, coorte, quantidade, reais)
  select o.network_id, o.parte, o.coorte, sum(l.restante), sum(l.restante * o.valor_ponto) from lots l join lot_origins o on o.lot_id = l.id
  where l.restante > 0 and l.vence_em < hoje and l.vence_em >= date_trunc('month', hoje) group by 1, 2, 3;
  -- Marks are taken before later statements read the tables: what is committed in between is counted, now or with its own mark.
  with gone as (delete from liability_redemption_marks returning redemption_id) select array_agg(distinct redemption_id) into marcados from gone;
  select * into strict p from liability_positions where tabela = 'redemptions';
  if p.contado = 0 then
    delete from liability_redemption_items;
    delete from liability_redemptions;
  end if;
  perform liability_redemptions_count(p.contado, marcados);
  update liability_positions set contado = p.firme where tabela = 'redemptions';
end $$;
