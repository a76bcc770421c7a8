import { Migration } from '@mikro-orm/migrations';
import { sqlFile } from './sql-files.ts';

/** Functions that replace earlier ones, and what entities cannot express, for the tables of 0006. */
export class Migration0007KeptReportsGuarantees extends Migration {
  override up(): void {
    for (const name of ['84-sale-sums.sql', '85-report-sums.sql']) this.addSql(sqlFile(name));
  }
}
