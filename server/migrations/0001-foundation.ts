import { Migration } from '@mikro-orm/migrations';
import { sqlFile } from './sql-files.ts';

/** What generated columns need before any table exists. */
export class Migration0001Foundation extends Migration {
  override up(): void {
    this.addSql(sqlFile('00-foundation.sql'));
  }
}
