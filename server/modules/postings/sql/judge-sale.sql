-- Judges a recorded sale for the member of staff who recorded it: why it takes a second person (null: one may), and then its effect, as an
-- approver reads it. Without p_staff_id it approves a request: only the effect counts. Called in the transaction that recorded the sale.
-- Answers { motivo, ganho (points or BRL, with what the monthly limit withheld), custo (BRL), itens, storeId, networkId, chave }.
create or replace function judge_sale(p_posting_id int, p_double_doubt boolean, p_staff_id int, p_today date) returns jsonb
language plpgsql as $$
declare
  reason text;
begin
  if p_staff_id is not null then
    reason := second_look_reason(p_posting_id, p_double_doubt, p_staff_id, p_today);
    if reason is null then
      return jsonb_build_object('motivo', null);
    end if;
  end if;
  return (select jsonb_build_object('motivo', reason,
    'ganho', (case when p.audience = 'SELLER' then p.pontos_brutos else p.cashback end)::text,
    'custo', round(p.pontos_brutos * p.valor_ponto, 2)::text,
    'itens', (select coalesce(jsonb_agg(jsonb_build_object('codigo', i.codigo, 'qtde', i.qtde::text, 'valorUnitario', i.valor_unitario::text,
      'pontos', i.pontos::text) order by i.id), '[]') from posting_items i where i.posting_id = p.id),
    'storeId', p.store_id, 'networkId', p.network_id,
    'chave', concat_ws(':', p.audience, p.store_id, p.tipo_fiscal, fiscal_number_key(p.identificador)))
  from postings p where p.id = p_posting_id);
end $$;
