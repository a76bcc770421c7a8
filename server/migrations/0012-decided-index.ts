import { Migration } from '@mikro-orm/migrations';

/** A quick search for the automatic decisions of the last day. */
export class Migration0012DecidedIndex extends Migration {
  override up(): void {
    this.addSql(`create index auto_decisions_decidida_em_index on auto_decisions (decidida_em)`);
  }
}
