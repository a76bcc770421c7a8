import { Migration } from '@mikro-orm/migrations';

/**
 * Changes of guarded parameters are recorded, so that many small ones count as the large one that they are (docs/adr/0026). The ceiling of
 * a day falls to five times the busiest day of the demonstration where it was still the one that the programme shipped with.
 */
export class Migration0020GuardedParameters extends Migration {
  override up(): void {
    this.addSql(`create table "parameter_moves" ("id" serial primary key, "parametro" text not null, "alvo" int not null,
      "antes" numeric(14,2) not null, "depois" numeric(14,2) not null, "passo" text not null, "staff_user_id" int not null,
      "criado_em" timestamptz not null default now())`);
    this.addSql(
      `alter table "parameter_moves" add constraint "parameter_moves_staff_user_id_foreign" foreign key ("staff_user_id")
         references "staff_users" ("id") on delete cascade`,
    );
    this.addSql('create index "parameter_moves_staff_user_id_index" on "parameter_moves" ("staff_user_id")');
    this.addSql('create index "parameter_moves_parametro_alvo_id_index" on "parameter_moves" ("parametro", "alvo", "id")');
    this.addSql(`alter table "parameter_moves" add constraint "parameter_moves_passo" check ("passo" in ('SOZINHA', 'SIMULADA', 'DUAS'))`);
    // Replaced by sales_import_second_look; only the taking in of a sales file called it.
    this.addSql('drop function if exists sales_import_worth(int, int[])');
    this.addSql(`alter table "review_settings" alter "teto_pontos_dia" set default '5000'`);
    this.addSql('update "review_settings" set "teto_pontos_dia" = 5000 where "teto_pontos_dia" = 30000');
  }
}
