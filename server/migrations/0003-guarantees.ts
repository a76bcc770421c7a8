import { Migration } from '@mikro-orm/migrations';
import { sqlFile } from './sql-files.ts';

/** What entities cannot express: the ledger's functions and triggers, partial and trigram indexes, checks. */
export class Migration0003Guarantees extends Migration {
  override up(): void {
    for (const name of [
      '10-ledger.sql',
      '11-ledger-operations.sql',
      '12-ledger-batches.sql',
      '20-indexes.sql',
      '30-postings.sql',
      '31-sales-import.sql',
      '32-posting-counts.sql',
      '33-redemptions.sql',
      '40-audit-chain.sql',
    ])
      this.addSql(sqlFile(name));
  }
}
