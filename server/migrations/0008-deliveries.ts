import { Migration } from '@mikro-orm/migrations';

/** Addresses for spreadsheets, schedules of saved queries with their runs, and files attached to e-mails. */
export class Migration0008Deliveries extends Migration {
  override up(): void {
    this.addSql(
      `create table spreadsheet_addresses (id serial primary key, staff_user_id int not null, saved_query_id int null, consulta_hash text not null, nome text not null, escopos text[] not null, segredo_hash text not null, expira_em timestamptz not null, ultimo_uso_em timestamptz null, usos int not null default 0, revogado_em timestamptz null, criado_em timestamptz not null default now())`,
    );
    this.addSql(`create index spreadsheet_addresses_staff_user_id_index on spreadsheet_addresses (staff_user_id)`);
    this.addSql(`create index spreadsheet_addresses_saved_query_id_index on spreadsheet_addresses (saved_query_id)`);
    this.addSql(`alter table spreadsheet_addresses add constraint spreadsheet_addresses_segredo_hash_unique unique (segredo_hash)`);
    this.addSql(
      `create table query_schedules (id serial primary key, staff_user_id int not null, saved_query_id int null, consulta_hash text not null, nome text not null, escopos text[] not null, frequencia text not null, dia_semana int null, dia_mes int null, hora int not null, canal text not null, formato text not null, destinatarios int[] not null default '{}', url text null, segredo text null, situacao text not null default 'ATIVO', falhas_seguidas int not null default 0, proxima_em timestamptz null, criado_em timestamptz not null default now())`,
    );
    this.addSql(`create index query_schedules_staff_user_id_index on query_schedules (staff_user_id)`);
    this.addSql(`create index query_schedules_saved_query_id_index on query_schedules (saved_query_id)`);
    this.addSql(`create index query_schedules_proxima_em_index on query_schedules (proxima_em)`);
    this.addSql(
      `create table schedule_runs (id serial primary key, schedule_id int not null, vence_em timestamptz not null, manual boolean not null default false, estado text not null default 'NA_FILA', tentativas int not null default 0, linhas int null, erro text null, criado_em timestamptz not null default now(), encerrado_em timestamptz null)`,
    );
    this.addSql(`alter table schedule_runs add constraint schedule_runs_schedule_id_vence_em_unique unique (schedule_id, vence_em)`);
    this.addSql(`alter table outgoing_messages add anexo_nome text null, add anexo bytea null`);
    this.addSql(
      `alter table spreadsheet_addresses add constraint spreadsheet_addresses_staff_user_id_foreign foreign key (staff_user_id) references staff_users (id) on delete restrict`,
    );
    this.addSql(
      `alter table spreadsheet_addresses add constraint spreadsheet_addresses_saved_query_id_foreign foreign key (saved_query_id) references saved_queries (id) on delete set null`,
    );
    this.addSql(
      `alter table query_schedules add constraint query_schedules_staff_user_id_foreign foreign key (staff_user_id) references staff_users (id) on delete restrict`,
    );
    this.addSql(
      `alter table query_schedules add constraint query_schedules_saved_query_id_foreign foreign key (saved_query_id) references saved_queries (id) on delete set null`,
    );
    this.addSql(
      `alter table schedule_runs add constraint schedule_runs_schedule_id_foreign foreign key (schedule_id) references query_schedules (id) on delete cascade`,
    );
  }
}
