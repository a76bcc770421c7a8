import { Migration } from '@mikro-orm/migrations';

/** Functions whose parameters or results have other names from here on: PostgreSQL replaces a function only under the same names. */
const RENAMED = [
  'antifraud_refresh(timestamptz, int[])',
  'antifraud_rows(int[])',
  'cashback_campaign_of(int, date, date, timestamptz)',
  'consumer_cashback(int, date, timestamptz)',
  'correct_sale(int, text, date, timestamptz)',
  'corrected_points(numeric, numeric, numeric)',
  'corroboration_rows(date, int[])',
  'credit_swpro(int, text, text, numeric, text, text, text, date, timestamptz)',
  'explained_rule(jsonb, int, date)',
  'is_member_already(text, int, int)',
  'is_report_of_networks(text)',
  'ledger_append(bigint, numeric, numeric, numeric, bigint, text, text, text, text, jsonb, text, date, timestamptz)',
  'ledger_check_value(numeric)',
  'ledger_give_back(bigint, bigint, numeric)',
  'ledger_reverse_whole(bigint[], text[], text, jsonb, text, date, timestamptz)',
  'ledger_take(bigint, bigint, numeric, date, timestamptz, int, bigint)',
  'ledger_undo_expiry(accounts, bigint, numeric, text, jsonb, text, date, timestamptz)',
  'liability_build(date)',
  'liability_cohorts(date, date, int[])',
  'liability_history(date, date, int[])',
  'liability_movements(bigint, bigint)',
  'liability_networks(date, date, int[])',
  'liability_open(date, date, int[])',
  'liability_redemptions_count(bigint, int[])',
  'link_contact_name(text)',
  'link_contacts_found(text, int[])',
  'link_hash(text)',
  'link_people_refresh(text, int[])',
  'link_referrals_found(int[])',
  'links_build(int, timestamptz)',
  'links_keep(int, text, text, text, text[], int[], date)',
  'mask_pix_key(text, text)',
  'measurement_rows(date, int[], int[])',
  'network_months(date, date, int[], int[])',
  'note_consent(text, int, text, text, timestamptz)',
  'note_couples_found(int[], int[])',
  'note_day_of(text, date)',
  'note_pairs_found(int[], date[], date[])',
  'note_referral(text, text, text, text, int, int, timestamptz)',
  'note_series_found(date[])',
  'point_value(int, timestamptz)',
  'points_expiry(timestamptz)',
  'referral_points(text)',
  'refuses_whatsapp(text)',
  'report_build(int, int[], date)',
  'report_catch_up(text, int, int, date)',
  'report_networks_missing(int)',
  'report_show(int, timestamptz)',
  'sale_item_points(numeric, numeric, numeric)',
  'sale_network_pieces(date, date, int[])',
  'sale_product_pieces(date, date, int[])',
  'sale_store_pieces(date, date, int[], int[])',
  'sales_import_accept(numeric, timestamptz)',
  'sales_import_credit(date, numeric, text, date, timestamptz)',
  'sales_import_judge(int, int, int, int[], date)',
  'sales_import_post(int, text, int, numeric, date, timestamptz)',
  'scenario_factor_on(smallint, date)',
  'simulate_consumers(int[], date, date, int[], jsonb)',
  'simulate_sellers(int[], date, date, int[], jsonb, date)',
  'stock_report_recount(int, int, date, date)',
  'stock_report_rows(date, int[])',
  'success_rate_rows(date, int[])',
  'use_registration_code(text, text, int, int, text, date, timestamptz)',
];

/** From here on functions and views are files of their modules (docs/adr/0022); this keeps which releases' were applied. */
export class Migration0007Definitions extends Migration {
  override up(): void {
    this.addSql(`create table schema_definitions (
      id int generated always as identity primary key, release text not null unique, applied_at timestamptz not null default now())`);
    // Redemptions debit by ledger_debit, as everything else.
    this.addSql('drop function ledger_debit_locked(accounts, numeric, text, text, text, text, jsonb, text, date, timestamptz)');
    // Both use point_value; all of them are defined again after the migrations.
    this.addSql('drop view lot_origins, redemption_costs');
    this.addSql(`drop function ${RENAMED.join(', ')}`);
  }
}
