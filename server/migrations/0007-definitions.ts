import { Migration } from '@mikro-orm/migrations';

/** From here on functions and views are files of their modules (docs/adr/0021). What nothing calls any more goes. */
export class Migration0007Definitions extends Migration {
  override up(): void {
    this.addSql('drop function ledger_debit_locked(accounts, numeric, text, text, text, text, jsonb, text, date, timestamptz)');
  }
}
