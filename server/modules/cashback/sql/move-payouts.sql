-- Moves payments and writes their history; trigger payouts_guarded decides, trigger payouts_shown sets the documented status.
-- p_moves: [{ id (of the redemption), to, de, para (labels), motivo?, endToEndId? }]. p_by: { staffId?, ator, nome, lote? }.
-- Refuses: PAYOUT_MOVE_REFUSED, when a payment is named twice.
create or replace function move_payouts(p_moves jsonb, p_by jsonb, p_now timestamptz) returns void language plpgsql as $$
declare
  staff int := (p_by ->> 'staffId')::int;
  twice int := (select m.id from jsonb_to_recordset(p_moves) as m(id int) group by m.id having count(*) > 1 limit 1);
begin
  -- The join below would apply only one of two moves and write the history of both.
  if twice is not null then
    raise exception 'PAYOUT_MOVE_REFUSED' using detail = twice::text;
  end if;
  update payouts o set estado = m."to",
    aprovado_em = case when m."to" = 'APROVADO' then p_now else o.aprovado_em end,
    aprovado_por_id = case when m."to" = 'APROVADO' then staff else o.aprovado_por_id end,
    batch_id = case when m."to" = 'EM_LOTE' then (p_by ->> 'lote')::int else o.batch_id end,
    pago_por_id = case when m.pays or m."to" = 'EM_TRANSITO' and o.estado = 'APROVADO' then staff else o.pago_por_id end,
    pago_em = case when m.pays then p_now when m."to" = 'EM_TRANSITO' and o.estado = 'APROVADO' then null else o.pago_em end,
    retorno_em = case when m.pays and o.estado = 'EM_LOTE' then p_now else o.retorno_em end,
    retorno_por_id = case when o.estado = 'EM_LOTE' then staff else o.retorno_por_id end,
    estorno_por_id = case when m."to" = 'EM_ESTORNO' then staff when m."to" = 'ESTORNADO' then o.estorno_por_id end,
    estorno_em = case when m."to" = 'EM_ESTORNO' then p_now when m."to" = 'ESTORNADO' then o.estorno_em end,
    estorno_motivo = case when m."to" = 'EM_ESTORNO' then m.motivo when m."to" = 'ESTORNADO' then o.estorno_motivo end,
    estorno_confirmado_por_id = case when m."to" = 'ESTORNADO' then staff end,
    encerrado_em = case when m.pays or m."to" in ('DEVOLVIDO', 'CANCELADO', 'ESTORNADO') then p_now else o.encerrado_em end,
    motivo = case when o.estado = 'EM_LOTE' then m.motivo else o.motivo end,
    end_to_end_id = coalesce(m."endToEndId", o.end_to_end_id)
  from (select m.*, m."to" = 'PAGO' and p.estado <> 'EM_ESTORNO' as pays
    from jsonb_to_recordset(p_moves) as m(id int, "to" text, motivo text, "endToEndId" text)
    join payouts p on p.redemption_id = m.id) m
  where o.redemption_id = m.id;
  insert into redemption_events (redemption_id, tipo, de, para, ator, ator_nome, criado_em)
  select m.id, 'PAGAMENTO', m.de, m.para || coalesce(': ' || m.motivo, ''), p_by ->> 'ator', p_by ->> 'nome', p_now
  from jsonb_to_recordset(p_moves) as m(id int, de text, para text, motivo text);
end $$;
