import { Migration } from '@mikro-orm/migrations';

/** How people see a list, kept under a name, and which of these a list opens with. */
export class Migration0015ListViews extends Migration {
  override up(): void {
    this.addSql(
      `create table "list_views" ("id" serial primary key, "staff_user_id" int not null, "lista" text not null, "nome" text not null,
         "parametros" jsonb not null, "colunas" jsonb not null, "densidade" text not null, "niveis" integer[] not null default '{}',
         "criado_em" timestamptz not null default now(), "atualizado_em" timestamptz not null)`,
    );
    this.addSql('create index "list_views_staff_user_id_lista_index" on "list_views" ("staff_user_id", "lista")');
    this.addSql('create index "list_views_lista_index" on "list_views" ("lista")');
    this.addSql(
      `create table "list_view_defaults" ("staff_user_id" int not null, "lista" text not null, "list_view_id" int not null,
         primary key ("staff_user_id", "lista"))`,
    );
    this.addSql('create index "list_view_defaults_list_view_id_index" on "list_view_defaults" ("list_view_id")');
    for (const [table, column, target] of [
      ['list_views', 'staff_user_id', 'staff_users'],
      ['list_view_defaults', 'staff_user_id', 'staff_users'],
      ['list_view_defaults', 'list_view_id', 'list_views'],
    ]) {
      this.addSql(
        `alter table "${table}" add constraint "${table}_${column}_foreign" foreign key ("${column}") references "${target}" ("id") on delete cascade`,
      );
    }
    this.addSql(
      `alter table list_views add constraint list_views_densidade_check check (densidade in ('COMPACT', 'STANDARD', 'COMFORTABLE')),
         add constraint list_views_niveis_check check (niveis <@ '{0,1,2,3,4,5}')`,
    );
  }
}
