import { Migration } from '@mikro-orm/migrations';

/**
 * Dual approval of staff accounts. Accounts that exist are established: they keep their password, and no grant of theirs is on record, so
 * nobody depends on them and none of them has to wait.
 */
export class Migration0019StaffAccounts extends Migration {
  override up(): void {
    this.addSql(
      `alter table "staff_users" add "pendente" boolean not null default false, add "senha_inicial" boolean not null default false`,
    );
    this.addSql(`alter table "staff_users" add constraint "staff_users_pending" check (not (pendente and ativo))`);
    this.addSql(
      `create table "staff_grants" ("id" serial primary key, "staff_user_id" int not null, "tipo" text not null, "proposto_por_id" int not null,
         "aprovado_por_id" int not null, "criado_em" timestamptz not null default now())`,
    );
    for (const column of ['staff_user_id', 'proposto_por_id', 'aprovado_por_id']) {
      this.addSql(`create index "staff_grants_${column}_index" on "staff_grants" ("${column}")`);
      this.addSql(
        `alter table "staff_grants" add constraint "staff_grants_${column}_foreign" foreign key ("${column}") references "staff_users" ("id")
           on delete restrict`,
      );
    }
    this.addSql(
      `alter table "staff_grants"
         add constraint "staff_grants_tipo" check (tipo in ('CRIACAO', 'REATIVACAO', 'ELEVACAO', 'AMPLIACAO', 'EMAIL')),
         add constraint "staff_grants_two_people" check (proposto_por_id <> aprovado_por_id)`,
    );
    this.addSql(
      `alter table "review_settings" add "independencia_dias" int not null default 30, add "conta_nova_horas" int not null default 24`,
    );
    this.addSql(
      `alter table "review_settings" add constraint "review_settings_people" check (independencia_dias >= 0 and conta_nova_horas >= 0)`,
    );
  }
}
