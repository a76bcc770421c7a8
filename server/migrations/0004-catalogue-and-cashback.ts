import { Migration } from '@mikro-orm/migrations';

export class Migration0004CatalogueAndCashback extends Migration {
  override up(): void | Promise<void> {
    this.addSql(
      `create table "client_products" ("id" serial primary key, "nome" text not null, "descricao" text null, "ativo" boolean not null default true, "criado_em" timestamptz not null default now(), "busca" text generated always as (search_text(nome || ' ' || coalesce(descricao, ''))) stored null);`,
    );

    this.addSql(
      `create table "consents" ("id" serial primary key, "kind" text not null, "person_id" int not null, "tipo" text not null, "aceito" boolean not null, "texto" text not null, "texto_hash" text not null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`create index "consents_kind_person_id_tipo_index" on "consents" ("kind", "person_id", "tipo");`);

    this.addSql(
      `create table "erasures" ("id" serial primary key, "kind" text not null, "person_id" int not null, "cpf_hmac" text not null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`create index "erasures_cpf_hmac_index" on "erasures" ("cpf_hmac");`);
    this.addSql(`alter table "erasures" add constraint "erasures_kind_person_id_unique" unique ("kind", "person_id");`);

    this.addSql(
      `create table "experiences" ("id" serial primary key, "external_id" text not null, "title" text not null, "description" text null, "main_image_url" text null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`alter table "experiences" add constraint "experiences_external_id_unique" unique ("external_id");`);

    this.addSql(
      `create table "experience_categories" ("id" serial primary key, "external_id" text not null, "nome" text not null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`alter table "experience_categories" add constraint "experience_categories_external_id_unique" unique ("external_id");`);

    this.addSql(
      `create table "experience_subcategories" ("id" serial primary key, "external_id" text not null, "category_id" int not null, "name" text not null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(
      `alter table "experience_subcategories" add constraint "experience_subcategories_external_id_unique" unique ("external_id");`,
    );
    this.addSql(`create index "experience_subcategories_category_id_index" on "experience_subcategories" ("category_id");`);

    this.addSql(
      `create table "integrations" ("id" serial primary key, "nome" text not null, "plataforma" text not null, "token_hash" text not null, "limite_mensal" numeric(14,2) not null default '0', "criado_em" timestamptz not null default now(), "revogado_em" timestamptz null);`,
    );
    this.addSql(`alter table "integrations" add constraint "integrations_nome_unique" unique ("nome");`);
    this.addSql(`alter table "integrations" add constraint "integrations_token_hash_unique" unique ("token_hash");`);

    this.addSql(
      `create table "offer_partners" ("id" serial primary key, "external_id" text not null, "name" text not null, "cnpj" text null, "description" text null, "logo_url" text null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`alter table "offer_partners" add constraint "offer_partners_external_id_unique" unique ("external_id");`);

    this.addSql(
      `create table "offers" ("id" serial primary key, "offer_id" text not null, "nome" text not null, "descricao" text null, "category_id" int not null, "subcategory_id" int null, "experience_id" int not null, "partner_id" int not null, "location" jsonb null, "cidade" text null, "age_from" smallint null, "age_to" smallint null, "offer_terms" text null, "image_url" text null, "pontos" numeric(14,2) not null default '0', "desconto" numeric(5,2) null, "pontos_desconto" numeric(14,2) generated always as (case when desconto is not null then ceil(pontos * (100 - desconto) / 100) end) stored null, "ativo" boolean not null default true, "sincronizado_em" timestamptz not null, "criado_em" timestamptz not null default now(), "busca" text not null);`,
    );
    this.addSql(`alter table "offers" add constraint "offers_offer_id_unique" unique ("offer_id");`);
    this.addSql(`create index "offers_category_id_index" on "offers" ("category_id");`);
    this.addSql(`create index "offers_subcategory_id_index" on "offers" ("subcategory_id");`);
    this.addSql(`create index "offers_experience_id_index" on "offers" ("experience_id");`);
    this.addSql(`create index "offers_partner_id_index" on "offers" ("partner_id");`);

    this.addSql(
      `create table "participating_stores" ("id" serial primary key, "nome" text not null, "ativo" boolean not null default true, "criado_em" timestamptz not null default now(), "busca" text generated always as (search_text(nome)) stored null);`,
    );

    this.addSql(
      `create table "referrals" ("id" serial primary key, "seller_id" int not null, "plataforma" text not null, "integration_id" int null, "id_externo" text null, "nome" text not null, "cpf" text not null, "celular" text null, "validado_em" timestamptz null, "posting_id" int null, "pontos" numeric(14,2) not null default '0', "vence_em" date null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`create index "referrals_seller_id_index" on "referrals" ("seller_id");`);
    this.addSql(`alter table "referrals" add constraint "referrals_cpf_unique" unique ("cpf");`);
    this.addSql(
      `alter table "referrals" add constraint "referrals_integration_id_id_externo_unique" unique ("integration_id", "id_externo");`,
    );

    this.addSql(
      `create table "registration_codes" ("id" serial primary key, "codigo" text not null, "pontos" numeric(14,2) not null, "usos" int not null, "usos_realizados" int not null default 0, "expira_em" date null, "criado_em" timestamptz not null default now(), "excluido_em" timestamptz null, "busca" text generated always as (search_text(codigo)) stored null);`,
    );

    this.addSql(
      `create table "registration_code_uses" ("id" serial primary key, "registration_code_id" int not null, "codigo" text not null, "cpf" text not null, "seller_id" int null, "consumer_id" int null, "pontos" numeric(14,2) not null, "vence_em" date null, "data_utilizacao" timestamptz not null);`,
    );
    this.addSql(`create index "registration_code_uses_seller_id_index" on "registration_code_uses" ("seller_id");`);
    this.addSql(`create index "registration_code_uses_cpf_data_utilizacao_index" on "registration_code_uses" ("cpf", "data_utilizacao");`);
    this.addSql(
      `alter table "registration_code_uses" add constraint "registration_code_uses_registration_code_id_cpf_unique" unique ("registration_code_id", "cpf");`,
    );

    this.addSql(
      `create table "review_settings" ("id" serial primary key, "segunda_aprovacao_pontos" numeric(14,2) not null default '0', "segunda_aprovacao_reais" numeric(14,2) not null default '0', "segunda_aprovacao_avisos" boolean not null default true, "atualizado_em" timestamptz not null default now());`,
    );

    this.addSql(
      `create table "scenarios" ("id" smallint primary key, "nome" text not null, "texto_regulamento" text null, "todos_premios" boolean not null default true, "atualizado_em" timestamptz null);`,
    );

    this.addSql(
      `create table "scenario_factors" ("id" serial primary key, "scenario_id" smallint not null, "fator_extra" numeric(4,2) not null, "vigente_em" date not null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`create index "scenario_factors_scenario_id_index" on "scenario_factors" ("scenario_id");`);
    this.addSql(
      `alter table "scenario_factors" add constraint "scenario_factors_scenario_id_vigente_em_unique" unique ("scenario_id", "vigente_em");`,
    );

    this.addSql(
      `create table "social_identities" ("id" serial primary key, "seller_id" int not null, "provedor" text not null, "emissor" text not null, "sujeito" text not null, "criado_em" timestamptz not null default now(), "ultimo_uso_em" timestamptz null);`,
    );
    this.addSql(`alter table "social_identities" add constraint "social_identities_emissor_sujeito_unique" unique ("emissor", "sujeito");`);
    this.addSql(
      `alter table "social_identities" add constraint "social_identities_seller_id_provedor_unique" unique ("seller_id", "provedor");`,
    );

    this.addSql(
      `create table "simulations" ("id" serial primary key, "mudancas" jsonb not null, "redes" jsonb null, "de" date not null, "ate" date not null, "estado" text not null default 'NA_FILA', "feitas" int not null default 0, "total" int not null default 0, "vendas" int not null default 0, "pontos_registrados" numeric(14,2) not null default '0', "pontos_agora" numeric(14,2) not null default '0', "pontos_entao" numeric(14,2) not null default '0', "custo_agora" numeric(14,2) not null default '0', "custo_entao" numeric(14,2) not null default '0', "cashback_agora" numeric(14,2) not null default '0', "cashback_entao" numeric(14,2) not null default '0', "limitados_agora" int not null default 0, "limitados_entao" int not null default 0, "staff_user_id" int not null, "criado_em" timestamptz not null default now(), "terminado_em" timestamptz null);`,
    );
    this.addSql(`create index "simulations_staff_user_id_index" on "simulations" ("staff_user_id");`);

    this.addSql(
      `create table "simulation_rows" ("id" serial primary key, "simulation_id" int not null, "dimensao" text not null, "ref_id" int not null, "vendas" int not null, "pontos_agora" numeric(14,2) not null default '0', "pontos_entao" numeric(14,2) not null default '0', "custo_agora" numeric(14,2) not null default '0', "custo_entao" numeric(14,2) not null default '0', "cashback_agora" numeric(14,2) not null default '0', "cashback_entao" numeric(14,2) not null default '0');`,
    );
    this.addSql(
      `alter table "simulation_rows" add constraint "simulation_rows_simulation_id_dimensao_ref_id_unique" unique ("simulation_id", "dimensao", "ref_id");`,
    );

    this.addSql(
      `create table "saved_queries" ("id" serial primary key, "staff_user_id" int not null, "nome" text not null, "consulta" text not null, "variaveis" text not null default '', "compartilhada" boolean not null default false, "criado_em" timestamptz not null default now(), "atualizado_em" timestamptz not null);`,
    );
    this.addSql(`create index "saved_queries_staff_user_id_index" on "saved_queries" ("staff_user_id");`);

    this.addSql(
      `create table "report_runs" ("id" serial primary key, "tipo" text not null, "ano" int null, "mes" int null, "estado" text not null default 'NA_FILA', "feitas" int not null default 0, "total" int not null default 0, "atual" boolean not null default false, "staff_user_id" int null, "criado_em" timestamptz not null default now(), "terminado_em" timestamptz null);`,
    );
    this.addSql(`create index "report_runs_staff_user_id_index" on "report_runs" ("staff_user_id");`);

    this.addSql(
      `create table "report_notes" ("id" serial primary key, "network_id" int not null, "product_id" int null, "observacao" text not null, "staff_user_id" int null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`create index "report_notes_product_id_index" on "report_notes" ("product_id");`);
    this.addSql(`create index "report_notes_staff_user_id_index" on "report_notes" ("staff_user_id");`);
    this.addSql(
      `create index "report_notes_network_id_product_id_criado_em_index" on "report_notes" ("network_id", "product_id", "criado_em");`,
    );

    this.addSql(
      `create table "payout_batches" ("id" serial primary key, "quantidade" int not null, "total" numeric(14,2) not null, "gerado_por_id" int not null, "gerado_em" timestamptz not null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`create index "payout_batches_gerado_por_id_index" on "payout_batches" ("gerado_por_id");`);

    this.addSql(
      `create table "payouts" ("id" serial primary key, "redemption_id" int not null, "estado" text not null default 'SOLICITADO', "retido_ate" timestamptz null, "batch_id" int null, "aprovado_por_id" int null, "aprovado_em" timestamptz null, "encerrado_em" timestamptz null, "motivo" text null, "end_to_end_id" text null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`alter table "payouts" add constraint "payouts_redemption_id_unique" unique ("redemption_id");`);
    this.addSql(`create index "payouts_batch_id_index" on "payouts" ("batch_id");`);
    this.addSql(`create index "payouts_aprovado_por_id_index" on "payouts" ("aprovado_por_id");`);

    this.addSql(
      `create table "exports" ("id" serial primary key, "staff_user_id" int not null, "lista" text not null, "formato" text not null, "escopo" text not null, "pedido" jsonb not null, "nome_arquivo" text not null, "chave" text not null, "estado" text not null default 'NA_FILA', "total" int not null, "linhas" int not null default 0, "tamanho_bytes" int null, "mensagem" text null, "criado_em" timestamptz not null default now(), "terminado_em" timestamptz null, "expira_em" timestamptz null);`,
    );
    this.addSql(`create index "exports_staff_user_id_index" on "exports" ("staff_user_id");`);
    this.addSql(`alter table "exports" add constraint "exports_chave_unique" unique ("chave");`);

    this.addSql(
      `create table "expiry_runs" ("id" serial primary key, "tipo" text not null, "publico" text not null, "dia" date not null, "staff_user_id" int not null, "dias_devolucao" int not null, "estado" text not null default 'NA_FILA', "lotes_previstos" int not null, "pessoas" int not null default 0, "lotes" int not null default 0, "valor" numeric(14,2) not null default '0', "mensagem" text null, "criado_em" timestamptz not null default now(), "terminado_em" timestamptz null);`,
    );
    this.addSql(`create index "expiry_runs_staff_user_id_index" on "expiry_runs" ("staff_user_id");`);

    this.addSql(
      `create table "access_tokens" ("id" serial primary key, "staff_user_id" int not null, "nome" text not null, "escopos" text[] not null, "token_hash" text not null, "expira_em" timestamptz not null, "ultimo_uso_em" timestamptz null, "revogado_em" timestamptz null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`create index "access_tokens_staff_user_id_index" on "access_tokens" ("staff_user_id");`);
    this.addSql(`alter table "access_tokens" add constraint "access_tokens_token_hash_unique" unique ("token_hash");`);

    this.addSql(
      `create table "card_events" ("id" serial primary key, "card_id" int not null, "tipo" text not null, "seller_id" int null, "ator" text not null, "ator_nome" text not null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`create index "card_events_card_id_index" on "card_events" ("card_id");`);
    this.addSql(`create index "card_events_seller_id_index" on "card_events" ("seller_id");`);

    this.addSql(
      `create table "market_surveys" ("id" serial primary key, "store_id" int not null, "categoria" text not null, "comunicacao" text not null, "qtde_vendedores" int not null, "faturamento" numeric(14,2) not null, "fonte" text not null, "criado_em" timestamptz not null default now(), "atualizado_em" timestamptz not null default now(), "excluido_em" timestamptz null);`,
    );
    this.addSql(`create index "market_surveys_store_id_index" on "market_surveys" ("store_id");`);

    this.addSql(
      `create table "market_survey_products" ("id" serial primary key, "survey_id" int not null, "lista" text not null, "marca" text not null, "produto" text not null, "qtde" numeric(14,2) not null, "valor_unitario" numeric(14,2) not null);`,
    );
    this.addSql(`create index "market_survey_products_survey_id_index" on "market_survey_products" ("survey_id");`);

    this.addSql(`create table "scenario_rewards" ("id" serial primary key, "scenario_id" smallint not null, "reward_id" int not null);`);
    this.addSql(`create index "scenario_rewards_scenario_id_index" on "scenario_rewards" ("scenario_id");`);
    this.addSql(`create index "scenario_rewards_reward_id_index" on "scenario_rewards" ("reward_id");`);
    this.addSql(
      `alter table "scenario_rewards" add constraint "scenario_rewards_scenario_id_reward_id_unique" unique ("scenario_id", "reward_id");`,
    );

    this.addSql(
      `create table "redemption_media" ("id" serial primary key, "redemption_id" int not null, "file_id" int not null, "staff_user_id" int not null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`create index "redemption_media_redemption_id_index" on "redemption_media" ("redemption_id");`);
    this.addSql(`alter table "redemption_media" add constraint "redemption_media_file_id_unique" unique ("file_id");`);
    this.addSql(`create index "redemption_media_staff_user_id_index" on "redemption_media" ("staff_user_id");`);

    this.addSql(
      `create table "store_scenarios" ("id" serial primary key, "store_id" int not null, "cenario" smallint not null, "vigente_em" date not null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`create index "store_scenarios_store_id_index" on "store_scenarios" ("store_id");`);
    this.addSql(
      `alter table "store_scenarios" add constraint "store_scenarios_store_id_vigente_em_unique" unique ("store_id", "vigente_em");`,
    );

    this.addSql(
      `create table "sale_approvals" ("id" serial primary key, "audience" text not null, "submission_id" int null, "store_id" int not null, "network_id" int not null, "dados" jsonb not null, "parceiro_nome" text not null, "cpf" text not null, "identificador" text not null, "ganho" numeric(14,2) not null, "motivo" text not null, "status" text not null default 'AGUARDA', "primeiro_por_id" int not null, "segundo_por_id" int null, "justificativa" text null, "posting_id" int null, "criado_em" timestamptz not null default now(), "decidido_em" timestamptz null);`,
    );
    this.addSql(`create index "sale_approvals_store_id_index" on "sale_approvals" ("store_id");`);
    this.addSql(`create index "sale_approvals_network_id_index" on "sale_approvals" ("network_id");`);
    this.addSql(`create index "sale_approvals_primeiro_por_id_index" on "sale_approvals" ("primeiro_por_id");`);
    this.addSql(`create index "sale_approvals_segundo_por_id_index" on "sale_approvals" ("segundo_por_id");`);
    this.addSql(`create index "sale_approvals_posting_id_index" on "sale_approvals" ("posting_id");`);

    this.addSql(
      `create table "posting_edits" ("id" serial primary key, "posting_id" int not null, "antes" jsonb not null, "depois" jsonb not null, "motivo" text not null, "staff_user_id" int not null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`create index "posting_edits_posting_id_index" on "posting_edits" ("posting_id");`);
    this.addSql(`create index "posting_edits_staff_user_id_index" on "posting_edits" ("staff_user_id");`);

    this.addSql(
      `create table "contests" ("id" serial primary key, "submission_id" int not null, "texto" text not null, "file_id" int null, "status" text not null default 'ABERTA', "reprovado_por_id" int null, "reprovado_motivo" text null, "responsavel_id" int null, "prazo_em" date not null, "decidido_por_id" int null, "decidido_em" timestamptz null, "resposta" text null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`alter table "contests" add constraint "contests_submission_id_unique" unique ("submission_id");`);
    this.addSql(`create index "contests_file_id_index" on "contests" ("file_id");`);
    this.addSql(`create index "contests_reprovado_por_id_index" on "contests" ("reprovado_por_id");`);
    this.addSql(`create index "contests_responsavel_id_index" on "contests" ("responsavel_id");`);
    this.addSql(`create index "contests_decidido_por_id_index" on "contests" ("decidido_por_id");`);

    this.addSql(
      `create table "swpro_credits" ("id" serial primary key, "integration_id" int not null, "id_externo" text not null, "seller_id" int not null, "pontos" numeric(14,2) not null, "plataforma" text not null, "referral_id" int null, "indicado_nome" text null, "pontuado_em" timestamptz not null, "vence_em" date not null);`,
    );
    this.addSql(`create index "swpro_credits_seller_id_index" on "swpro_credits" ("seller_id");`);
    this.addSql(
      `alter table "swpro_credits" add constraint "swpro_credits_integration_id_id_externo_unique" unique ("integration_id", "id_externo");`,
    );

    this.addSql(`alter table "campaigns" alter column "data_fim" drop not null;`);
    this.addSql(`alter table "campaigns" alter column "data_inicio" drop not null;`);

    this.addSql(`alter table "sessions" add "escrita_em" timestamptz not null default clock_timestamp();`);

    this.addSql(
      `alter table "cards" add "redemption_id" int null, add "busca" text generated always as (search_text(codigo_barras || ' ' || numero || ' ' || coalesce(nome, ''))) stored null;`,
    );
    this.addSql(`alter table "cards" add constraint "cards_redemption_id_unique" unique ("redemption_id");`);

    this.addSql(`alter table "stored_files" add "removido_em" timestamptz null;`);

    this.addSql(`alter table "redemptions" add "offer_id" int null;`);
    this.addSql(
      `alter table "redemptions" add constraint "redemptions_offer_id_foreign" foreign key ("offer_id") references "offers" ("id") on delete restrict;`,
    );
    this.addSql(`create index "redemptions_offer_id_index" on "redemptions" ("offer_id");`);

    this.addSql(`alter table "imports" drop constraint "imports_tipo_sha256_unique";`);
    this.addSql(
      `alter table "imports" add "escopo" text not null default '', add "desfeitas" int not null default 0, add "undone_by_id" int null, add "desfeita_em" timestamptz null;`,
    );
    this.addSql(
      `alter table "imports" add constraint "imports_undone_by_id_foreign" foreign key ("undone_by_id") references "staff_users" ("id") on delete restrict;`,
    );
    this.addSql(`create index "imports_undone_by_id_index" on "imports" ("undone_by_id");`);

    this.addSql(`alter table "submissions" add "prioridade" boolean not null default false;`);

    this.addSql(`alter table "posting_items" alter column "fator_pontuacao" type numeric(6,2) using ("fator_pontuacao"::numeric(6,2));`);

    this.addSql(
      `alter table "system_settings" add "tolerancia_af" numeric(5,2) not null default '0', add "levar_para_proxima" boolean not null default true, add "prazo_resgate_dias" int not null default 30, add "dias_devolucao" int not null default 30, add "chave_cpf_do_titular" boolean not null default true, add "texto_cashback" text not null default 'Cashback';`,
    );

    this.addSql(
      `alter table "experience_subcategories" add constraint "experience_subcategories_category_id_foreign" foreign key ("category_id") references "experience_categories" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "offers" add constraint "offers_category_id_foreign" foreign key ("category_id") references "experience_categories" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "offers" add constraint "offers_subcategory_id_foreign" foreign key ("subcategory_id") references "experience_subcategories" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "offers" add constraint "offers_experience_id_foreign" foreign key ("experience_id") references "experiences" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "offers" add constraint "offers_partner_id_foreign" foreign key ("partner_id") references "offer_partners" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "referrals" add constraint "referrals_integration_id_foreign" foreign key ("integration_id") references "integrations" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "registration_code_uses" add constraint "registration_code_uses_registration_code_id_foreign" foreign key ("registration_code_id") references "registration_codes" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "scenario_factors" add constraint "scenario_factors_scenario_id_foreign" foreign key ("scenario_id") references "scenarios" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "simulations" add constraint "simulations_staff_user_id_foreign" foreign key ("staff_user_id") references "staff_users" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "simulation_rows" add constraint "simulation_rows_simulation_id_foreign" foreign key ("simulation_id") references "simulations" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "saved_queries" add constraint "saved_queries_staff_user_id_foreign" foreign key ("staff_user_id") references "staff_users" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "report_runs" add constraint "report_runs_staff_user_id_foreign" foreign key ("staff_user_id") references "staff_users" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "report_notes" add constraint "report_notes_network_id_foreign" foreign key ("network_id") references "networks" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "report_notes" add constraint "report_notes_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "report_notes" add constraint "report_notes_staff_user_id_foreign" foreign key ("staff_user_id") references "staff_users" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "payout_batches" add constraint "payout_batches_gerado_por_id_foreign" foreign key ("gerado_por_id") references "staff_users" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "payouts" add constraint "payouts_batch_id_foreign" foreign key ("batch_id") references "payout_batches" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "payouts" add constraint "payouts_aprovado_por_id_foreign" foreign key ("aprovado_por_id") references "staff_users" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "exports" add constraint "exports_staff_user_id_foreign" foreign key ("staff_user_id") references "staff_users" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "expiry_runs" add constraint "expiry_runs_staff_user_id_foreign" foreign key ("staff_user_id") references "staff_users" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "access_tokens" add constraint "access_tokens_staff_user_id_foreign" foreign key ("staff_user_id") references "staff_users" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "card_events" add constraint "card_events_card_id_foreign" foreign key ("card_id") references "cards" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "card_events" add constraint "card_events_seller_id_foreign" foreign key ("seller_id") references "sellers" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "market_surveys" add constraint "market_surveys_store_id_foreign" foreign key ("store_id") references "stores" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "market_survey_products" add constraint "market_survey_products_survey_id_foreign" foreign key ("survey_id") references "market_surveys" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "scenario_rewards" add constraint "scenario_rewards_scenario_id_foreign" foreign key ("scenario_id") references "scenarios" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "scenario_rewards" add constraint "scenario_rewards_reward_id_foreign" foreign key ("reward_id") references "rewards" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "redemption_media" add constraint "redemption_media_redemption_id_foreign" foreign key ("redemption_id") references "redemptions" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "redemption_media" add constraint "redemption_media_file_id_foreign" foreign key ("file_id") references "stored_files" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "redemption_media" add constraint "redemption_media_staff_user_id_foreign" foreign key ("staff_user_id") references "staff_users" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "store_scenarios" add constraint "store_scenarios_store_id_foreign" foreign key ("store_id") references "stores" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "sale_approvals" add constraint "sale_approvals_submission_id_foreign" foreign key ("submission_id") references "submissions" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "sale_approvals" add constraint "sale_approvals_store_id_foreign" foreign key ("store_id") references "stores" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "sale_approvals" add constraint "sale_approvals_network_id_foreign" foreign key ("network_id") references "networks" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "sale_approvals" add constraint "sale_approvals_primeiro_por_id_foreign" foreign key ("primeiro_por_id") references "staff_users" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "sale_approvals" add constraint "sale_approvals_segundo_por_id_foreign" foreign key ("segundo_por_id") references "staff_users" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "sale_approvals" add constraint "sale_approvals_posting_id_foreign" foreign key ("posting_id") references "postings" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "posting_edits" add constraint "posting_edits_posting_id_foreign" foreign key ("posting_id") references "postings" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "posting_edits" add constraint "posting_edits_staff_user_id_foreign" foreign key ("staff_user_id") references "staff_users" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "contests" add constraint "contests_submission_id_foreign" foreign key ("submission_id") references "submissions" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "contests" add constraint "contests_file_id_foreign" foreign key ("file_id") references "stored_files" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "contests" add constraint "contests_reprovado_por_id_foreign" foreign key ("reprovado_por_id") references "staff_users" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "contests" add constraint "contests_responsavel_id_foreign" foreign key ("responsavel_id") references "staff_users" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "contests" add constraint "contests_decidido_por_id_foreign" foreign key ("decidido_por_id") references "staff_users" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "swpro_credits" add constraint "swpro_credits_integration_id_foreign" foreign key ("integration_id") references "integrations" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "swpro_credits" add constraint "swpro_credits_referral_id_foreign" foreign key ("referral_id") references "referrals" ("id") on delete restrict;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "offers" drop constraint "offers_experience_id_foreign";`);
    this.addSql(`alter table "experience_subcategories" drop constraint "experience_subcategories_category_id_foreign";`);
    this.addSql(`alter table "offers" drop constraint "offers_category_id_foreign";`);
    this.addSql(`alter table "offers" drop constraint "offers_subcategory_id_foreign";`);
    this.addSql(`alter table "referrals" drop constraint "referrals_integration_id_foreign";`);
    this.addSql(`alter table "swpro_credits" drop constraint "swpro_credits_integration_id_foreign";`);
    this.addSql(`alter table "offers" drop constraint "offers_partner_id_foreign";`);
    this.addSql(`alter table "redemptions" drop constraint "redemptions_offer_id_foreign";`);
    this.addSql(`alter table "swpro_credits" drop constraint "swpro_credits_referral_id_foreign";`);
    this.addSql(`alter table "registration_code_uses" drop constraint "registration_code_uses_registration_code_id_foreign";`);
    this.addSql(`alter table "scenario_factors" drop constraint "scenario_factors_scenario_id_foreign";`);
    this.addSql(`alter table "scenario_rewards" drop constraint "scenario_rewards_scenario_id_foreign";`);
    this.addSql(`alter table "simulation_rows" drop constraint "simulation_rows_simulation_id_foreign";`);
    this.addSql(`alter table "payouts" drop constraint "payouts_batch_id_foreign";`);
    this.addSql(`alter table "market_survey_products" drop constraint "market_survey_products_survey_id_foreign";`);

    this.addSql(`drop table if exists "client_products" cascade;`);
    this.addSql(`drop table if exists "consents" cascade;`);
    this.addSql(`drop table if exists "erasures" cascade;`);
    this.addSql(`drop table if exists "experiences" cascade;`);
    this.addSql(`drop table if exists "experience_categories" cascade;`);
    this.addSql(`drop table if exists "experience_subcategories" cascade;`);
    this.addSql(`drop table if exists "integrations" cascade;`);
    this.addSql(`drop table if exists "offer_partners" cascade;`);
    this.addSql(`drop table if exists "offers" cascade;`);
    this.addSql(`drop table if exists "participating_stores" cascade;`);
    this.addSql(`drop table if exists "referrals" cascade;`);
    this.addSql(`drop table if exists "registration_codes" cascade;`);
    this.addSql(`drop table if exists "registration_code_uses" cascade;`);
    this.addSql(`drop table if exists "review_settings" cascade;`);
    this.addSql(`drop table if exists "scenarios" cascade;`);
    this.addSql(`drop table if exists "scenario_factors" cascade;`);
    this.addSql(`drop table if exists "social_identities" cascade;`);
    this.addSql(`drop table if exists "simulations" cascade;`);
    this.addSql(`drop table if exists "simulation_rows" cascade;`);
    this.addSql(`drop table if exists "saved_queries" cascade;`);
    this.addSql(`drop table if exists "report_runs" cascade;`);
    this.addSql(`drop table if exists "report_notes" cascade;`);
    this.addSql(`drop table if exists "payout_batches" cascade;`);
    this.addSql(`drop table if exists "payouts" cascade;`);
    this.addSql(`drop table if exists "exports" cascade;`);
    this.addSql(`drop table if exists "expiry_runs" cascade;`);
    this.addSql(`drop table if exists "access_tokens" cascade;`);
    this.addSql(`drop table if exists "card_events" cascade;`);
    this.addSql(`drop table if exists "market_surveys" cascade;`);
    this.addSql(`drop table if exists "market_survey_products" cascade;`);
    this.addSql(`drop table if exists "scenario_rewards" cascade;`);
    this.addSql(`drop table if exists "redemption_media" cascade;`);
    this.addSql(`drop table if exists "store_scenarios" cascade;`);
    this.addSql(`drop table if exists "sale_approvals" cascade;`);
    this.addSql(`drop table if exists "posting_edits" cascade;`);
    this.addSql(`drop table if exists "contests" cascade;`);
    this.addSql(`drop table if exists "swpro_credits" cascade;`);

    this.addSql(`alter table "imports" drop constraint "imports_undone_by_id_foreign";`);

    this.addSql(`alter table "campaigns" alter column "data_inicio" set not null;`);
    this.addSql(`alter table "campaigns" alter column "data_fim" set not null;`);

    this.addSql(`alter table "cards" drop constraint "cards_redemption_id_unique";`);
    this.addSql(`alter table "cards" drop column "redemption_id", drop column "busca";`);

    this.addSql(`drop index "imports_undone_by_id_index";`);
    this.addSql(
      `alter table "imports" drop column "escopo", drop column "desfeitas", drop column "undone_by_id", drop column "desfeita_em";`,
    );
    this.addSql(`alter table "imports" add constraint "imports_tipo_sha256_unique" unique ("tipo", "sha256");`);

    this.addSql(`alter table "posting_items" alter column "fator_pontuacao" type smallint using ("fator_pontuacao"::smallint);`);

    this.addSql(`drop index "redemptions_offer_id_index";`);
    this.addSql(`alter table "redemptions" drop column "offer_id";`);

    this.addSql(`alter table "sessions" drop column "escrita_em";`);

    this.addSql(`alter table "stored_files" drop column "removido_em";`);

    this.addSql(`alter table "submissions" drop column "prioridade";`);

    this.addSql(
      `alter table "system_settings" drop column "tolerancia_af", drop column "levar_para_proxima", drop column "prazo_resgate_dias", drop column "dias_devolucao", drop column "chave_cpf_do_titular", drop column "texto_cashback";`,
    );
  }
}
