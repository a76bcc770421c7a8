import { Migration } from '@mikro-orm/migrations';

/**
 * What one person may do alone is limited from the start (docs/adr/0025). Where a limit was off, which is how it used to ship, it is on
 * from here.
 */
export class Migration0009SecondPerson extends Migration {
  override up(): void {
    this.addSql(`alter table review_settings
      add venda_antiga_dias int not null default 45, add desvio_preco numeric(14,2) not null default '30',
      add teto_pontos_dia numeric(14,2) not null default '30000', add teto_reais_dia numeric(14,2) not null default '1000',
      add liberacao_unidades numeric(14,2) not null default '50'`);
    this.addSql(
      `alter table review_settings alter segunda_aprovacao_pontos set default '1000', alter segunda_aprovacao_reais set default '20'`,
    );
    this.addSql('update review_settings set segunda_aprovacao_pontos = 1000 where segunda_aprovacao_pontos = 0');
    this.addSql('update review_settings set segunda_aprovacao_reais = 20 where segunda_aprovacao_reais = 0');
    this.addSql(`alter table review_settings add constraint review_settings_more_limits check (venda_antiga_dias >= 0 and desvio_preco >= 0
      and teto_pontos_dia >= 0 and teto_reais_dia >= 0 and liberacao_unidades >= 0)`);
    this.operatorDays();
    this.heldActions();
  }

  private operatorDays(): void {
    this.addSql(`create table operator_days (staff_user_id int not null, dia date not null, pontos numeric(14,2) not null default '0',
      reais numeric(14,2) not null default '0', primary key (staff_user_id, dia))`);
    this.addSql(`alter table operator_days add constraint operator_days_staff_user_id_foreign foreign key (staff_user_id)
      references staff_users (id) on delete cascade`);
  }

  private heldActions(): void {
    this.addSql(`create table held_actions (id serial primary key, action text not null, dados jsonb not null, motivo text not null,
      resumo text not null, valor numeric(14,2) null, moeda text null, network_id int null, status text not null default 'AGUARDA',
      primeiro_por_id int not null, segundo_por_id int null, justificativa text null, criado_em timestamptz not null default now(),
      decidido_em timestamptz null)`);
    for (const [column, table] of [
      ['network_id', 'networks'],
      ['primeiro_por_id', 'staff_users'],
      ['segundo_por_id', 'staff_users'],
    ]) {
      this.addSql(`alter table held_actions add constraint held_actions_${column}_foreign foreign key (${column})
        references ${table} (id) on delete restrict`);
      this.addSql(`create index held_actions_${column}_index on held_actions (${column})`);
    }
    this.addSql(`alter table held_actions
      add constraint held_actions_status check (status in ('AGUARDA', 'APROVADA', 'RECUSADA')),
      add constraint held_actions_decided check ((status = 'AGUARDA') = (segundo_por_id is null)),
      add constraint held_actions_two_people check (status <> 'APROVADA' or segundo_por_id <> primeiro_por_id)`);
    // The same act is not proposed twice.
    this.addSql("create unique index held_actions_once on held_actions (action, md5(dados::text)) where status = 'AGUARDA'");
    this.addSql("create index held_actions_open on held_actions (criado_em, id) where status = 'AGUARDA'");
  }
}
