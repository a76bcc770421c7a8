import { Migration } from '@mikro-orm/migrations';
import { sqlFile } from './sql-files.ts';

/** What entities cannot express, for the tables of 0004 and for functions that replace earlier ones. */
export class Migration0005CatalogueGuarantees extends Migration {
  override up(): void {
    for (const name of ['52-offers.sql', '57-content.sql']) this.addSql(sqlFile(name));
  }
}
