import { Migration } from '@mikro-orm/migrations';

/** Receipts that only used a learned description, and a quick search for the same sale in another picture. */
export class Migration0011LearnedUses extends Migration {
  override up(): void {
    this.addSql(`create index receipt_readings_data_total_index on receipt_readings (data, total)`);
    this.addSql(`alter table learned_products add ensina boolean not null default true`);
  }
}
