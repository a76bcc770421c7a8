import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';
import { sourceFile } from '../platform/source-file.ts';
import { sqlDefinitions } from './definitions.ts';

/** Generated columns and indexes use these functions, so they come before the tables. Neither may ever change its result. */
const BEFORE_TABLES = ['search_text', 'digit_grams'];
const PARTS = ['tables', 'foreign-keys', 'indexes', 'triggers', 'rows'];

/** The schema of release 0.3.0 without its functions and views, which are files of the modules (docs/adr/0022). */
export class Migration0001Baseline extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    for (const { name, text } of sqlDefinitions()) if (BEFORE_TABLES.includes(name)) this.addSql(text);
    for (const part of PARTS) this.addSql(readFileSync(sourceFile('migrations', '0001-baseline', `${part}.sql`), 'utf8'));
  }
}
