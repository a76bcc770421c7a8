-- Triggers. Their functions are files of the modules and are applied after the migrations (server/migrations/apply-definitions.ts).

do $$
declare
  name text;
begin
  foreach name in array array[
    'audit_refuse_change', 'audit_refuse_truncate', 'consents_stay', 'guard_payout', 'guard_payout_status', 'keep_point_value',
    'ledger_check_new_consumptions', 'ledger_check_new_entries', 'ledger_check_new_lots', 'ledger_refuse_change',
    'ledger_verify_account', 'ledger_verify_lot', 'liability_redemption_mark', 'link_key_mark', 'link_person_mark', 'link_referral_mark',
    'note_acceptances', 'payouts_stay', 'posting_counts_clear', 'posting_counts_note', 'posting_edits_append_only', 'referrals_validate',
    'sale_items_clear', 'sale_items_note', 'show_payout'
  ] loop
    execute format('create function %I() returns trigger language plpgsql as ''begin return null; end''', name);
  end loop;
end $$;

create trigger accounts_holder_stays before update of id, holder_type, holder_id, currency on accounts for each statement
  execute function ledger_refuse_change();
create constraint trigger accounts_open_verified after insert on accounts deferrable initially deferred for each row
  when (new.version <> 0 or new.balance <> 0 or new.debt <> 0) execute function ledger_verify_account();
create trigger accounts_stay before delete or truncate on accounts for each statement execute function ledger_refuse_change();
create constraint trigger accounts_verified after update of balance, debt, version on accounts deferrable initially deferred
  for each row execute function ledger_verify_account();
create trigger audit_entries_not_emptied before truncate on audit_entries for each statement execute function audit_refuse_truncate();
create trigger audit_entries_stay before delete or update on audit_entries for each row execute function audit_refuse_change();
create trigger consents_stay before delete or update on consents for each row execute function consents_stay();
create trigger consumers_acceptances after insert or update of aceitou_regulamento_em, aceitou_politica_privacidade_em on consumers
  for each row execute function note_acceptances('CONSUMER');
create trigger consumers_linked after insert or update of cpf, celular, email, end_cep, end_numero, end_complemento, excluido_em
  on consumers for each row execute function link_person_mark('CONSUMER');
create trigger consumptions_append_only before delete or update or truncate on consumptions for each statement
  execute function ledger_refuse_change();
create trigger consumptions_join_lot after insert on consumptions referencing new table as added for each statement
  execute function ledger_check_new_consumptions();
create trigger entries_append_only before delete or update or truncate on entries for each statement
  execute function ledger_refuse_change();
create trigger entries_join_account after insert on entries referencing new table as added for each statement
  execute function ledger_check_new_entries();
create trigger lots_join_credit after insert on lots referencing new table as added for each statement
  execute function ledger_check_new_lots();
create trigger lots_stay before delete or truncate on lots for each statement execute function ledger_refuse_change();
create trigger lots_terms_stay before update of id, account_id, credit_entry_id, origin_lot_id, valor, disponivel_em, vence_em,
  campanha_id on lots for each statement execute function ledger_refuse_change();
create constraint trigger lots_verified after update of restante, version on lots deferrable initially deferred for each row
  execute function ledger_verify_lot();
create trigger networks_point_value after insert on networks for each row execute function keep_point_value();
create trigger networks_point_value_changed after update of valor_ponto on networks for each row
  when (old.valor_ponto is distinct from new.valor_ponto) execute function keep_point_value();
create trigger payouts_guarded before insert or update on payouts for each row execute function guard_payout();
create trigger payouts_shown after update of estado on payouts for each row when (new.estado is distinct from old.estado)
  execute function show_payout();
create trigger payouts_stay before delete or truncate on payouts for each statement execute function payouts_stay();
create trigger posting_edits_kept before delete or update on posting_edits for each row execute function posting_edits_append_only();
create trigger posting_items_changed after update on posting_items referencing old table as removed new table as added
  for each statement execute function sale_items_note();
create trigger posting_items_cleared after truncate on posting_items for each statement execute function sale_items_clear();
create trigger posting_items_removed after delete on posting_items referencing old table as removed for each statement
  execute function sale_items_note();
create trigger postings_counted_in after insert on postings referencing new table as added for each statement
  execute function posting_counts_note();
create trigger postings_counted_out after delete on postings referencing old table as removed for each statement
  execute function posting_counts_note();
create trigger postings_recounted after update on postings referencing old table as removed new table as added for each statement
  execute function posting_counts_note();
create trigger postings_uncounted after truncate on postings for each statement execute function posting_counts_clear();
create trigger postings_validate_referrals after insert on postings referencing new table as added for each statement
  execute function referrals_validate();
create trigger redemptions_liability after update on redemptions for each row when (((((old.status is distinct from new.status)
  or (old.data_entrega is distinct from new.data_entrega)) or (old.network_id is distinct from new.network_id))
  or (old.pontos_gastos is distinct from new.pontos_gastos)) or (old.resgatado_em is distinct from new.resgatado_em))
  execute function liability_redemption_mark();
create trigger redemptions_linked after insert on redemptions for each row when (new.consumer_id is not null
  and new.chave_pix is not null) execute function link_key_mark();
create trigger redemptions_payout_status before update of status on redemptions for each row when (new.audience = 'CONSUMER'
  and (new.status is distinct from old.status)) execute function guard_payout_status();
create trigger redemptions_relinked after update on redemptions for each row when (new.consumer_id is not null
  and ((old.chave_pix is distinct from new.chave_pix) or (old.status is distinct from new.status))) execute function link_key_mark();
create trigger referrals_linked after insert or update of seller_id, cpf on referrals for each row execute function link_referral_mark();
create trigger sellers_acceptances after insert or update of aceitou_regulamento_em, aceitou_politica_privacidade_em on sellers
  for each row execute function note_acceptances('SELLER');
create trigger sellers_linked after insert or update of cpf, celular, email, end_cep, end_numero, end_complemento, excluido_em
  on sellers for each row execute function link_person_mark('SELLER');
