import { Migration } from '@mikro-orm/migrations';

/** From here on functions and views are files of their modules (docs/adr/0021); this keeps which releases' were applied. */
export class Migration0007Definitions extends Migration {
  override up(): void {
    this.addSql(`create table schema_definitions (
      id int generated always as identity primary key, release text not null unique, applied_at timestamptz not null default now())`);
    // Redemptions debit by ledger_debit, as everything else.
    this.addSql('drop function ledger_debit_locked(accounts, numeric, text, text, text, text, jsonb, text, date, timestamptz)');
  }
}
