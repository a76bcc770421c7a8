import { Migration } from '@mikro-orm/migrations';

/** The note beside the reason of a rejection, and what a waiting message is about, so that it can be dropped with it. */
export class Migration0012TakeBack extends Migration {
  override up(): void {
    this.addSql('alter table submissions add reprovado_observacao text null');
    this.addSql('alter table submission_events add observacao text null');
    this.addSql('alter table contests add reprovado_observacao text null');
    this.addSql('alter table outgoing_messages add referencia text null');
    this.addSql(
      "create index outgoing_messages_dropped on outgoing_messages (referencia) where referencia is not null and estado = 'NA_FILA'",
    );
  }
}
