import { Migration } from '@mikro-orm/migrations';

/** Pauses of the operations with money, of which one may be open, and the backups made. */
export class Migration0009Operations extends Migration {
  override up(): void {
    this.addSql(
      `create table backups (id serial primary key, banco text not null, criado_em timestamptz not null, verificado boolean not null, linhas bigint not null, tamanho_bytes bigint not null)`,
    );
    this.addSql(
      `create table money_pauses (id serial primary key, motivo text not null, pausada_em timestamptz not null, pausada_por_id int not null, retomada_em timestamptz null, retomada_por_id int null)`,
    );
    this.addSql(`create index money_pauses_pausada_por_id_index on money_pauses (pausada_por_id)`);
    this.addSql(`create index money_pauses_retomada_por_id_index on money_pauses (retomada_por_id)`);
    this.addSql(`create unique index money_pauses_open on money_pauses ((true)) where retomada_em is null`);
    this.addSql(
      `alter table money_pauses add constraint money_pauses_pausada_por_id_foreign foreign key (pausada_por_id) references staff_users (id) on delete restrict`,
    );
    this.addSql(
      `alter table money_pauses add constraint money_pauses_retomada_por_id_foreign foreign key (retomada_por_id) references staff_users (id) on delete restrict`,
    );
  }
}
