import { Migration } from '@mikro-orm/migrations';
import { sqlFile } from './sql-files.ts';

/** What entities cannot express, for the tables of 0004 and for functions that replace earlier ones. */
export class Migration0005CatalogueGuarantees extends Migration {
  override up(): void {
    for (const name of [
      '50-scenarios.sql',
      '52-offers.sql',
      '54-expiry.sql',
      '56-registration-codes.sql',
      '57-content.sql',
      '57-referrals.sql',
      '58-corrections.sql',
      '60-cashback.sql',
      '60-imports.sql',
      '62-sales-posting.sql',
      '63-surveys-and-cards.sql',
      '66-moderation.sql',
      '70-spending.sql',
      '72-members.sql',
      '76-reports.sql',
      '78-liability.sql',
      '79-reports-whole.sql',
      '80-erasure.sql',
      '80-links.sql',
      '81-corroboration.sql',
      '81-simulation.sql',
      '82-notices.sql',
      '83-blind-reviews.sql',
    ])
      this.addSql(sqlFile(name));
  }
}
