import { Migration } from '@mikro-orm/migrations';

/** What one reviewer decided today, without reading everybody's history: the desk asks it after every decision. */
export class Migration0014PaceOfADay extends Migration {
  override up(): void {
    this.addSql('create index submission_events_ator_criado_em_index on submission_events (ator, criado_em)');
  }
}
