import { Migration } from '@mikro-orm/migrations';

/** Reasons of cancellations, returns, corrections and undone imports. */
export class Migration0005ReversalReasons extends Migration {
  override up(): void {
    this.addSql('alter table postings add column estorno_causa text null, add column estorno_observacao text null');
    this.addSql('alter table redemptions add column cancelamento_causa text null, add column cancelamento_observacao text null');
    this.addSql('alter table imports add column desfeita_causa text null, add column desfeita_observacao text null');
    this.addSql('alter table submission_events add column causa text null');
    this.addSql('alter table posting_edits add column causa text null, alter column motivo drop not null');
  }
}
