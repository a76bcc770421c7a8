import { Migration } from '@mikro-orm/migrations';

/** Which column is which in files of foreign shape, as the person who sends them said. */
export class Migration0016ImportLayouts extends Migration {
  override up(): void {
    this.addSql(
      `create table "import_layouts" ("staff_user_id" int not null, "tipo" text not null, "cabecalho" text not null, "posicoes" jsonb not null,
         "atualizado_em" timestamptz not null, primary key ("staff_user_id", "tipo", "cabecalho"))`,
    );
    this.addSql(
      `alter table "import_layouts" add constraint "import_layouts_staff_user_id_foreign" foreign key ("staff_user_id")
         references "staff_users" ("id") on delete cascade`,
    );
  }
}
