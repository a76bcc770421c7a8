import { Migration } from '@mikro-orm/migrations';

/** Second factors of the staff, their recovery codes and open challenges; when a session last proved one; the levels that must have one. */
export class Migration0018SecondFactor extends Migration {
  override up(): void {
    this.addSql(
      `create table "second_factors" ("id" serial primary key, "staff_user_id" int not null, "tipo" text not null, "nome" text not null,
         "segredo" text null, "ultimo_passo" int null, "credencial" text null, "chave_publica" text null, "contador" bigint null,
         "transportes" text[] not null default '{}', "criado_em" timestamptz not null default now(), "ultimo_uso_em" timestamptz null)`,
    );
    this.addSql('create index "second_factors_staff_user_id_index" on "second_factors" ("staff_user_id")');
    this.addSql('alter table "second_factors" add constraint "second_factors_credencial_unique" unique ("credencial")');
    this.addSql(
      `create table "recovery_codes" ("id" serial primary key, "staff_user_id" int not null, "codigo_hash" text not null,
         "criado_em" timestamptz not null default now(), "usado_em" timestamptz null)`,
    );
    this.addSql(
      `alter table "recovery_codes" add constraint "recovery_codes_staff_user_id_codigo_hash_unique" unique ("staff_user_id", "codigo_hash")`,
    );
    this.addSql(
      `create table "second_factor_challenges" ("id" serial primary key, "token_hash" text not null, "staff_user_id" int not null,
         "finalidade" text not null, "session_id" int null, "desafio" text null, "segredo" text null,
         "criado_em" timestamptz not null default now(), "expira_em" timestamptz not null, "usado_em" timestamptz null)`,
    );
    this.addSql('alter table "second_factor_challenges" add constraint "second_factor_challenges_token_hash_unique" unique ("token_hash")');
    this.addSql('create index "second_factor_challenges_staff_user_id_index" on "second_factor_challenges" ("staff_user_id")');
    for (const table of ['second_factors', 'recovery_codes', 'second_factor_challenges'])
      this.addSql(
        `alter table "${table}" add constraint "${table}_staff_user_id_foreign" foreign key ("staff_user_id")
           references "staff_users" ("id") on delete cascade`,
      );
    // An app has its secret, a passkey its credential, and neither has the other's.
    this.addSql(
      `alter table second_factors add constraint second_factors_tipo_check check (
         case tipo when 'TOTP' then segredo is not null and credencial is null
           when 'PASSKEY' then segredo is null and credencial is not null and chave_publica is not null and contador is not null
           else false end)`,
    );
    this.addSql(
      `alter table second_factor_challenges add constraint second_factor_challenges_finalidade_check
         check (finalidade in ('ENTRADA', 'PROVA', 'CADASTRO_TOTP', 'CADASTRO_PASSKEY'))`,
    );
    this.addSql('alter table "sessions" add "prova_em" timestamptz null');
    this.addSql(`alter table "system_settings" add "niveis_segundo_fator" int[] not null default '{1,2}'`);
    this.addSql(`alter table system_settings add constraint system_settings_factor_levels check (niveis_segundo_fator <@ '{0,1,2,3,4,5}')`);
  }
}
