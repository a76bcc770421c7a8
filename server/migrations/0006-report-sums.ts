import { Migration } from '@mikro-orm/migrations';
import { sqlFile } from './sql-files.ts';

/** Sums of sales that reports read, with the reports' functions over them (ADR 11). */
export class Migration0006ReportSums extends Migration {
  override up(): void {
    for (const name of ['84-sale-sums.sql', '85-report-sums.sql']) this.addSql(sqlFile(name));
  }
}
