import { Migration } from '@mikro-orm/migrations';
import { sqlDefinitions } from './definitions.ts';

/** Rules for crediting receipts without a reviewer, and the decisions made by them. */
export class Migration0010AutoCredits extends Migration {
  override up(): void {
    this.addSql(
      `create table credit_rules (id serial primary key, network_id int not null, audience text not null, fonte text not null, ativa boolean not null default false, limite_nota numeric(14,2) not null default '0', limite_dia numeric(14,2) not null default '0', limite_membro numeric(14,2) not null default '0', dias_de_conta int not null default 30, amostra numeric(14,2) not null default '5', discordancia numeric(14,2) not null default '2', janela int not null default 200, salto numeric(14,2) not null default '3', versao int not null default 1, ligada_em timestamptz null, desligada_motivo text null, atualizada_por_id int null, atualizada_em timestamptz not null default now())`,
    );
    this.addSql(`create index credit_rules_atualizada_por_id_index on credit_rules (atualizada_por_id)`);
    this.addSql(
      `alter table credit_rules add constraint credit_rules_network_id_audience_fonte_unique unique (network_id, audience, fonte)`,
    );
    this.addSql(
      `create table auto_decisions (id serial primary key, submission_id int not null, rule_id int not null, network_id int not null, store_id int not null, versao int not null, entradas jsonb not null, creditada boolean not null, razoes text[] not null, valor numeric(14,2) null, custo numeric(14,2) null, posting_id int null, sorteada boolean not null default false, decidida_em timestamptz not null, recolhida_em timestamptz null)`,
    );
    this.addSql(`alter table auto_decisions add constraint auto_decisions_submission_id_unique unique (submission_id)`);
    this.addSql(`create index auto_decisions_network_id_index on auto_decisions (network_id)`);
    this.addSql(`create index auto_decisions_store_id_index on auto_decisions (store_id)`);
    this.addSql(`alter table auto_decisions add constraint auto_decisions_posting_id_unique unique (posting_id)`);
    this.addSql(`create index auto_decisions_rule_id_decidida_em_index on auto_decisions (rule_id, decidida_em)`);
    this.addSql(`alter table submissions add aparelho text null`);
    this.addSql(`create index submissions_aparelho_index on submissions (aparelho)`);
    this.addSql(
      `alter table credit_rules add constraint credit_rules_network_id_foreign foreign key (network_id) references networks (id) on delete cascade`,
    );
    this.addSql(
      `alter table credit_rules add constraint credit_rules_atualizada_por_id_foreign foreign key (atualizada_por_id) references staff_users (id) on delete restrict`,
    );
    this.addSql(
      `alter table auto_decisions add constraint auto_decisions_submission_id_foreign foreign key (submission_id) references submissions (id) on delete restrict`,
    );
    this.addSql(
      `alter table auto_decisions add constraint auto_decisions_rule_id_foreign foreign key (rule_id) references credit_rules (id) on delete restrict`,
    );
    this.addSql(
      `alter table auto_decisions add constraint auto_decisions_network_id_foreign foreign key (network_id) references networks (id) on delete restrict`,
    );
    this.addSql(
      `alter table auto_decisions add constraint auto_decisions_store_id_foreign foreign key (store_id) references stores (id) on delete restrict`,
    );
    this.addSql(
      `alter table auto_decisions add constraint auto_decisions_posting_id_foreign foreign key (posting_id) references postings (id) on delete restrict`,
    );
    this.addSql(
      `alter table credit_rules add constraint credit_rules_audience check (audience in ('SELLER', 'CONSUMER')), add constraint credit_rules_fonte check (fonte in ('XML_ASSINADO', 'FOTO')), add constraint credit_rules_bounds check (least(limite_nota, limite_dia, limite_membro) >= 0)`,
    );
    this.addSql(
      `alter table auto_decisions add constraint auto_decisions_outcome check (creditada = (posting_id is not null) and creditada = (razoes = '{}') and creditada = (valor is not null))`,
    );
    // A trigger needs its function; the definitions follow the migrations.
    for (const { name, text } of sqlDefinitions()) if (name === 'create_credit_rules') this.addSql(text);
    this.addSql(`create trigger networks_credit_rules after insert on networks for each row execute function create_credit_rules()`);
    this.addSql(
      `insert into credit_rules (network_id, audience, fonte) select n.id, a, f from networks n cross join unnest(array['SELLER', 'CONSUMER']) a cross join unnest(array['XML_ASSINADO', 'FOTO']) f order by 1, 2 desc, 3 desc`,
    );
    // The first decision of a drawn automatic credit was made by the system.
    this.addSql(
      `alter table blind_reviews alter column primeiro_por_id drop not null, drop constraint blind_reviews_check, add constraint blind_reviews_check check (segundo_por_id is null or segundo_por_id is distinct from primeiro_por_id)`,
    );
  }
}
