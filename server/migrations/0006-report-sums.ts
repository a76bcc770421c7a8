import { Migration } from '@mikro-orm/migrations';
import { sqlFile } from './sql-files.ts';

/** Sums of sales that reports read, with the reports' functions over them (ADR 11), and what came beside them. */
export class Migration0006ReportSums extends Migration {
  override up(): void {
    for (const name of [
      '84-sale-sums.sql',
      '84-sums-read.sql',
      '85-report-sums.sql',
      '86-liability-kept.sql',
      '86-report-runs.sql',
      '87-link-marks.sql',
      '87-link-sums.sql',
      '87-suspicious-links.sql',
      '88-digit-search.sql',
    ])
      this.addSql(sqlFile(name));
  }
}
