import { Migration } from '@mikro-orm/migrations';

export class Migration0002Tables extends Migration {
  override up(): void | Promise<void> {
    this.addSql(
      `create table "accounts" ("id" bigserial primary key, "holder_type" text not null, "holder_id" int not null, "currency" text not null, "network_id" int null, "balance" numeric(14,2) not null default '0', "debt" numeric(14,2) not null default '0', "version" int not null default 0, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`create index "accounts_network_id_index" on "accounts" ("network_id");`);
    this.addSql(
      `alter table "accounts" add constraint "accounts_holder_type_holder_id_currency_unique" unique ("holder_type", "holder_id", "currency");`,
    );

    this.addSql(
      `create table "audit_entries" ("id" bigserial primary key, "tipo" text not null, "ator" text not null, "responsavel" text not null, "parametros" jsonb not null, "request_id" text not null, "criado_em" timestamptz not null, "elo" bigint null, "hash_anterior" text null, "hash" text null);`,
    );
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_elo_unique" unique ("elo");`);
    this.addSql(`create index "audit_entries_tipo_criado_em_index" on "audit_entries" ("tipo", "criado_em");`);
    this.addSql(`create index "audit_entries_criado_em_index" on "audit_entries" ("criado_em");`);

    this.addSql(
      `create table "campaigns" ("id" serial primary key, "data_inicio" date not null, "data_fim" date not null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`alter table "campaigns" add constraint "campaigns_data_inicio_unique" unique ("data_inicio");`);

    this.addSql(
      `create table "cep_cache" ("cep" text not null, "encontrado" boolean not null, "endereco" jsonb null, "expira_em" timestamptz not null, primary key ("cep"));`,
    );

    this.addSql(
      `create table "consumers" ("id" serial primary key, "nome" text not null, "cpf" text not null, "email" text null, "celular" text null, "telefone" text null, "sexo" text null, "data_nascimento" date null, "end_rua" text null, "end_numero" text null, "end_complemento" text null, "end_bairro" text null, "end_cidade" text null, "end_estado" text null, "end_cep" text null, "senha_hash" text null, "ativo" boolean not null default true, "aceitou_regulamento_em" timestamptz null, "aceitou_politica_privacidade_em" timestamptz null, "quem_indicou" text null, "codigo_cadastro" text null, "ultimo_acesso_em" timestamptz null, "criado_em" timestamptz not null default now(), "excluido_em" timestamptz null, "busca" text generated always as (search_text(nome || ' ' || cpf || ' ' || coalesce(email, '') || ' ' || coalesce(celular, ''))) stored null);`,
    );
    this.addSql(`create index "consumers_nome_index" on "consumers" ("nome");`);
    this.addSql(`alter table "consumers" add constraint "consumers_cpf_unique" unique ("cpf");`);

    this.addSql(
      `create table "entries" ("id" bigserial primary key, "account_id" bigint not null, "seq" int not null, "type" text not null, "valor" numeric(14,2) not null, "balance_after" numeric(14,2) not null, "debt_after" numeric(14,2) not null, "loss" numeric(14,2) not null default '0', "origem_tipo" text not null, "origem_id" text not null, "idempotency_key" text not null, "reverses_entry_id" bigint null, "regra" jsonb not null, "ator" text not null, "dia" date not null, "criado_em" timestamptz not null, "transaction_id" bigint not null default (pg_current_xact_id()::text::bigint));`,
    );
    this.addSql(`alter table "entries" add constraint "entries_idempotency_key_unique" unique ("idempotency_key");`);
    this.addSql(`create index "entries_origem_tipo_origem_id_index" on "entries" ("origem_tipo", "origem_id");`);
    this.addSql(`alter table "entries" add constraint "entries_account_id_seq_unique" unique ("account_id", "seq");`);

    this.addSql(
      `create table "idempotency_keys" ("actor_key" text not null, "chave" text not null, "action" text not null, "input_hash" text not null, "outcome" jsonb null, "criado_em" timestamptz not null default now(), primary key ("actor_key", "chave"));`,
    );
    this.addSql(`create index "idempotency_keys_criado_em_index" on "idempotency_keys" ("criado_em");`);

    this.addSql(
      `create table "lots" ("id" bigserial primary key, "account_id" bigint not null, "credit_entry_id" bigint not null, "origin_lot_id" bigint null, "valor" numeric(14,2) not null, "restante" numeric(14,2) not null, "version" int not null default 0, "disponivel_em" timestamptz not null, "vence_em" date null, "campanha_id" int null);`,
    );
    this.addSql(`create index "lots_credit_entry_id_index" on "lots" ("credit_entry_id");`);

    this.addSql(
      `create table "consumptions" ("id" bigserial primary key, "entry_id" bigint not null, "lot_id" bigint not null, "seq" int not null, "valor" numeric(14,2) not null, "returned" boolean not null default false, "remaining_after" numeric(14,2) not null);`,
    );
    this.addSql(`create index "consumptions_entry_id_index" on "consumptions" ("entry_id");`);
    this.addSql(`alter table "consumptions" add constraint "consumptions_lot_id_seq_unique" unique ("lot_id", "seq");`);

    this.addSql(
      `create table "messaging_settings" ("id" serial primary key, "url" text not null, "token" text not null, "codigo" text not null, "atualizado_em" timestamptz not null default now());`,
    );

    this.addSql(
      `create table "networks" ("id" serial primary key, "nome" text not null, "regiao" text not null, "valor_ponto" numeric(14,2) not null, "ativo" boolean not null default true, "data_cadastro" date not null, "criado_em" timestamptz not null default now(), "excluido_em" timestamptz null, "busca" text generated always as (search_text(nome || ' ' || regiao)) stored null);`,
    );
    this.addSql(`alter table "networks" add constraint "networks_nome_unique" unique ("nome");`);

    this.addSql(
      `create table "outgoing_messages" ("id" serial primary key, "canal" text not null, "destino" text not null, "assunto" text null, "texto" text not null, "html" text null, "estado" text not null default 'NA_FILA', "tentativas" int not null default 0, "ultimo_erro" text null, "criado_em" timestamptz not null default now(), "enviada_em" timestamptz null);`,
    );

    this.addSql(
      `create table "password_recoveries" ("id" serial primary key, "uuid_hash" text not null, "kind" text not null, "person_id" int not null, "criado_em" timestamptz not null default now(), "expira_em" timestamptz not null, "usado_em" timestamptz null);`,
    );
    this.addSql(`alter table "password_recoveries" add constraint "password_recoveries_uuid_hash_unique" unique ("uuid_hash");`);

    this.addSql(
      `create table "products" ("id" serial primary key, "codigo" text not null, "nome" text not null, "valor_unitario" numeric(14,2) not null, "valor_pontos" numeric(14,2) not null, "gtin" text null, "ativo" boolean not null default true, "criado_em" timestamptz not null default now(), "excluido_em" timestamptz null, "busca" text generated always as (search_text(nome || ' ' || codigo || ' ' || coalesce(gtin, ''))) stored null);`,
    );
    this.addSql(`alter table "products" add constraint "products_codigo_unique" unique ("codigo");`);
    this.addSql(`alter table "products" add constraint "products_gtin_unique" unique ("gtin");`);

    this.addSql(
      `create table "product_values" ("id" serial primary key, "product_id" int not null, "valor_pontos" numeric(14,2) not null, "vigente_em" date not null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`create index "product_values_product_id_index" on "product_values" ("product_id");`);
    this.addSql(
      `alter table "product_values" add constraint "product_values_product_id_vigente_em_unique" unique ("product_id", "vigente_em");`,
    );

    this.addSql(
      `create table "sessions" ("id" serial primary key, "token_hash" text not null, "kind" text not null, "person_id" int not null, "criado_em" timestamptz not null default now(), "ultimo_uso_em" timestamptz not null default now(), "expira_em" timestamptz not null, "revogada_em" timestamptz null, "ip" text null, "agente" text null);`,
    );
    this.addSql(`alter table "sessions" add constraint "sessions_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "sessions_kind_person_id_index" on "sessions" ("kind", "person_id");`);

    this.addSql(
      `create table "staff_users" ("id" serial primary key, "nome" text not null, "cpf" text not null, "email" text not null, "senha_hash" text not null, "permissao" smallint not null, "ativo" boolean not null default true, "id_revendas_permitidas" int[] not null default '{}', "id_redes_permitidas" int[] not null default '{}', "criado_em" timestamptz not null default now(), "ultimo_acesso_em" timestamptz null, "busca" text generated always as (search_text(nome || ' ' || cpf || ' ' || email)) stored null);`,
    );
    this.addSql(`alter table "staff_users" add constraint "staff_users_cpf_unique" unique ("cpf");`);

    this.addSql(
      `create table "status_changes" ("id" serial primary key, "subject_type" text not null, "subject_id" int not null, "status_anterior" smallint not null, "status_novo" smallint not null, "justificativa" text not null, "staff_user_id" int not null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`create index "status_changes_staff_user_id_index" on "status_changes" ("staff_user_id");`);
    this.addSql(`create index "status_changes_subject_type_subject_id_index" on "status_changes" ("subject_type", "subject_id");`);

    this.addSql(
      `create table "stock_alerts" ("id" serial primary key, "network_id" int not null, "produtos" int not null, "atualizado_em" timestamptz not null default now());`,
    );
    this.addSql(`alter table "stock_alerts" add constraint "stock_alerts_network_id_unique" unique ("network_id");`);

    this.addSql(
      `create table "stock_counts" ("id" serial primary key, "network_id" int not null, "product_id" int not null, "data" date not null, "saldo" numeric(14,2) not null, "staff_user_id" int null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`create index "stock_counts_product_id_index" on "stock_counts" ("product_id");`);
    this.addSql(`create index "stock_counts_staff_user_id_index" on "stock_counts" ("staff_user_id");`);
    this.addSql(`create index "stock_counts_network_id_product_id_data_index" on "stock_counts" ("network_id", "product_id", "data");`);

    this.addSql(
      `create table "stock_releases" ("id" serial primary key, "network_id" int not null, "product_id" int not null, "quantidade" numeric(14,2) not null, "staff_user_id" int null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`create index "stock_releases_product_id_index" on "stock_releases" ("product_id");`);
    this.addSql(`create index "stock_releases_staff_user_id_index" on "stock_releases" ("staff_user_id");`);
    this.addSql(`create index "stock_releases_network_id_product_id_index" on "stock_releases" ("network_id", "product_id");`);

    this.addSql(
      `create table "stores" ("id" serial primary key, "network_id" int not null, "codigo" text not null, "cnpj" text not null, "cnpj_cdd_revenda_master" text null, "nome_fantasia" text not null, "razao_social" text not null, "end_rua" text null, "end_numero" text null, "end_complemento" text null, "end_bairro" text null, "end_cidade" text null, "end_estado" text null, "end_cep" text null, "responsavel" text null, "email" text null, "telefone" text null, "celular" text null, "tipo_pontuacao" smallint not null, "fator_pontuacao" smallint not null default 1, "cenario" smallint not null default 0, "ativo" boolean not null default true, "ativo_clientes" boolean not null default false, "resgate_liberado" boolean not null default true, "criado_em" timestamptz not null default now(), "excluido_em" timestamptz null, "busca" text generated always as (search_text(nome_fantasia || ' ' || razao_social || ' ' || codigo || ' ' || cnpj || ' ' || coalesce(end_cidade, '') || ' ' || coalesce(responsavel, ''))) stored null);`,
    );
    this.addSql(`create index "stores_network_id_index" on "stores" ("network_id");`);
    this.addSql(`alter table "stores" add constraint "stores_codigo_unique" unique ("codigo");`);
    this.addSql(`alter table "stores" add constraint "stores_cnpj_unique" unique ("cnpj");`);
    this.addSql(`create index "stores_nome_fantasia_index" on "stores" ("nome_fantasia");`);

    this.addSql(
      `create table "sellers" ("id" serial primary key, "store_id" int not null, "nome" text not null, "cpf" text not null, "email" text null, "celular" text null, "telefone" text null, "sexo" text null, "data_nascimento" date null, "hobby" text null, "end_rua" text null, "end_numero" text null, "end_complemento" text null, "end_bairro" text null, "end_cidade" text null, "end_estado" text null, "end_cep" text null, "senha_hash" text null, "ativo" boolean not null default true, "aceitou_regulamento_em" timestamptz null, "aceitou_politica_privacidade_em" timestamptz null, "id_indicacao" text not null, "quem_indicou" text null, "codigo_cadastro" text null, "google_auth_id" text null, "ultimo_acesso_em" timestamptz null, "criado_em" timestamptz not null default now(), "excluido_em" timestamptz null, "busca" text generated always as (search_text(nome || ' ' || cpf || ' ' || coalesce(email, '') || ' ' || coalesce(celular, ''))) stored null);`,
    );
    this.addSql(`create index "sellers_store_id_index" on "sellers" ("store_id");`);
    this.addSql(`create index "sellers_nome_index" on "sellers" ("nome");`);
    this.addSql(`alter table "sellers" add constraint "sellers_cpf_unique" unique ("cpf");`);
    this.addSql(`alter table "sellers" add constraint "sellers_id_indicacao_unique" unique ("id_indicacao");`);
    this.addSql(`alter table "sellers" add constraint "sellers_google_auth_id_unique" unique ("google_auth_id");`);

    this.addSql(
      `create table "cards" ("id" serial primary key, "codigo_barras" text not null, "numero" text not null, "seller_id" int null, "nome" text null, "saldo" numeric(14,2) not null default '0', "bloqueado" boolean not null default false, "em_desbloqueio" boolean not null default false, "entregue" boolean not null default false, "criado_em" timestamptz not null default now(), "atualizado_em" timestamptz not null default now());`,
    );
    this.addSql(`alter table "cards" add constraint "cards_codigo_barras_unique" unique ("codigo_barras");`);
    this.addSql(`alter table "cards" add constraint "cards_numero_unique" unique ("numero");`);
    this.addSql(`alter table "cards" add constraint "cards_seller_id_unique" unique ("seller_id");`);

    this.addSql(
      `create table "purchases" ("id" serial primary key, "network_id" int not null, "store_id" int null, "product_id" int not null, "data_pedido" date not null, "qtde" numeric(14,2) not null, "valor_unitario" numeric(14,2) not null, "import_id" int null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`create index "purchases_store_id_index" on "purchases" ("store_id");`);
    this.addSql(`create index "purchases_product_id_index" on "purchases" ("product_id");`);
    this.addSql(
      `create index "purchases_network_id_product_id_data_pedido_index" on "purchases" ("network_id", "product_id", "data_pedido");`,
    );

    this.addSql(
      `create table "stored_files" ("id" serial primary key, "chave" text not null, "chave_miniatura" text null, "tipo_arquivo" text not null, "nome_original" text not null, "tamanho_bytes" int not null, "sha256" text not null, "perceptual_hash" text null, "enviado_por" text not null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`alter table "stored_files" add constraint "stored_files_chave_unique" unique ("chave");`);
    this.addSql(`create index "stored_files_sha256_index" on "stored_files" ("sha256");`);

    this.addSql(
      `create table "rewards" ("id" serial primary key, "codigo" text not null, "nome" text not null, "descricao" text not null, "custo_total" numeric(14,2) not null, "custo_alternativo" numeric(14,2) null, "tipo" text not null default 'geral', "categoria" text null, "parceiro_comercial" text null, "photo_id" int null, "ativo" boolean not null default true, "criado_em" timestamptz not null default now(), "excluido_em" timestamptz null, "busca" text generated always as (search_text(nome || ' ' || codigo || ' ' || coalesce(categoria, ''))) stored null);`,
    );
    this.addSql(`alter table "rewards" add constraint "rewards_codigo_unique" unique ("codigo");`);
    this.addSql(`create index "rewards_photo_id_index" on "rewards" ("photo_id");`);

    this.addSql(
      `create table "redemptions" ("id" serial primary key, "audience" text not null, "seller_id" int null, "consumer_id" int null, "store_id" int null, "network_id" int null, "reward_id" int null, "redemption_code" text not null, "premio" text not null, "tipo" text not null, "qtde" int not null, "obs" text null, "pontos_gastos" numeric(14,2) not null, "saldo_anterior" numeric(14,2) not null, "saldo_novo" numeric(14,2) not null, "status" smallint not null default 0, "versao" int not null default 1, "resgatado_em" timestamptz not null, "data_entrega" date null, "prazo_entrega" date not null, "parceiro_comercial" text null, "mes" text not null, "campaign_id" int null, "tipo_chave_pix" text null, "chave_pix" text null, "criado_em" timestamptz not null default now(), "titular_nome" text not null, "busca" text not null);`,
    );
    this.addSql(`create index "redemptions_reward_id_index" on "redemptions" ("reward_id");`);
    this.addSql(`alter table "redemptions" add constraint "redemptions_redemption_code_unique" unique ("redemption_code");`);

    this.addSql(
      `create table "redemption_events" ("id" serial primary key, "redemption_id" int not null, "tipo" text not null, "de" text null, "para" text null, "ator" text not null, "ator_nome" text not null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`create index "redemption_events_redemption_id_index" on "redemption_events" ("redemption_id");`);

    this.addSql(
      `create table "imports" ("id" serial primary key, "tipo" text not null, "nome_arquivo" text not null, "sha256" text not null, "file_id" int null, "report_id" int null, "estado" text not null default 'NA_FILA', "linhas" int not null default 0, "processadas" int not null default 0, "total" int not null default 0, "erros" int not null default 0, "mensagem" text null, "opcoes" jsonb null, "staff_user_id" int null, "criado_em" timestamptz not null default now(), "terminado_em" timestamptz null);`,
    );
    this.addSql(`create index "imports_file_id_index" on "imports" ("file_id");`);
    this.addSql(`create index "imports_report_id_index" on "imports" ("report_id");`);
    this.addSql(`create index "imports_staff_user_id_index" on "imports" ("staff_user_id");`);
    this.addSql(`alter table "imports" add constraint "imports_tipo_sha256_unique" unique ("tipo", "sha256");`);

    this.addSql(
      `create table "import_errors" ("id" serial primary key, "import_id" int not null, "linha" int not null, "coluna" text null, "valor" text null, "conteudo" jsonb not null, "mensagem" text not null);`,
    );
    this.addSql(`create index "import_errors_import_id_index" on "import_errors" ("import_id");`);

    this.addSql(
      `create table "banners" ("id" serial primary key, "titulo" text not null, "descricao" text null, "data_inicial" date not null, "data_final" date not null, "ordem" int not null, "ativo" boolean not null default true, "image_id" int null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`create index "banners_image_id_index" on "banners" ("image_id");`);

    this.addSql(
      `create table "store_factors" ("id" serial primary key, "store_id" int not null, "fator_pontuacao" smallint not null, "vigente_em" date not null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`create index "store_factors_store_id_index" on "store_factors" ("store_id");`);
    this.addSql(`alter table "store_factors" add constraint "store_factors_store_id_vigente_em_unique" unique ("store_id", "vigente_em");`);

    this.addSql(
      `create table "store_products" ("id" serial primary key, "store_id" int not null, "product_id" int not null, "codigo" text not null, "nome" text not null, "valor_unitario" numeric(14,2) not null, "ativo" boolean not null default true, "criado_em" timestamptz not null default now(), "excluido_em" timestamptz null, "busca" text generated always as (search_text(nome || ' ' || codigo)) stored null);`,
    );
    this.addSql(`create index "store_products_store_id_index" on "store_products" ("store_id");`);
    this.addSql(`create index "store_products_product_id_index" on "store_products" ("product_id");`);
    this.addSql(`alter table "store_products" add constraint "store_products_store_id_codigo_unique" unique ("store_id", "codigo");`);

    this.addSql(
      `create table "submissions" ("id" serial primary key, "audience" text not null, "seller_id" int null, "consumer_id" int null, "store_id" int null, "network_id" int null, "file_id" int not null, "status" text not null default 'PENDENTE', "reprovado_motivo" text null, "versao" int not null default 1, "reservado_por_id" int null, "reservado_ate" timestamptz null, "decidido_por_id" int null, "decidido_em" timestamptz null, "chave_fiscal" text null, "leitura" jsonb null, "idempotency_key" text null, "criado_em" timestamptz not null default now(), "atualizado_em" timestamptz not null default now(), "busca" text null);`,
    );
    this.addSql(`create index "submissions_seller_id_index" on "submissions" ("seller_id");`);
    this.addSql(`create index "submissions_consumer_id_index" on "submissions" ("consumer_id");`);
    this.addSql(`create index "submissions_store_id_index" on "submissions" ("store_id");`);
    this.addSql(`create index "submissions_network_id_index" on "submissions" ("network_id");`);
    this.addSql(`create index "submissions_file_id_index" on "submissions" ("file_id");`);
    this.addSql(`create index "submissions_reservado_por_id_index" on "submissions" ("reservado_por_id");`);
    this.addSql(`create index "submissions_decidido_por_id_index" on "submissions" ("decidido_por_id");`);
    this.addSql(`create index "submissions_chave_fiscal_index" on "submissions" ("chave_fiscal");`);
    this.addSql(`alter table "submissions" add constraint "submissions_idempotency_key_unique" unique ("idempotency_key");`);

    this.addSql(
      `create table "postings" ("id" serial primary key, "audience" text not null, "seller_id" int null, "consumer_id" int null, "store_id" int not null, "network_id" int not null, "submission_id" int null, "origem" text not null, "tipo_fiscal" text not null, "identificador" text not null, "identificador_chave" text not null, "chave_fiscal" text null, "realizado_em" date not null, "pontuado_em" timestamptz not null, "vence_em" date not null, "total_venda" numeric(14,2) not null, "total_descontos" numeric(14,2) not null, "total_pontos" numeric(14,2) not null, "pontos_brutos" numeric(14,2) not null, "pontos_limitados" numeric(14,2) not null, "valor_ponto" numeric(14,2) not null, "valor_custo" numeric(14,2) not null, "valor_produtos_sw" numeric(14,2) null, "percentual_cashback_pb" int null, "cashback" numeric(14,2) null, "campaign_id" int null, "status" text not null default 'APROVADA', "versao" int not null default 1, "aprovado_por_id" int null, "import_id" int null, "cancelado_por_id" int null, "cancelado_em" timestamptz null, "criado_em" timestamptz not null default now(), "parceiro_nome" text not null, "revenda_nome" text not null, "busca" text not null);`,
    );
    this.addSql(`create index "postings_submission_id_index" on "postings" ("submission_id");`);
    this.addSql(`create index "postings_import_id_index" on "postings" ("import_id");`);

    this.addSql(
      `create table "posting_items" ("id" serial primary key, "posting_id" int not null, "product_id" int not null, "codigo" text not null, "descricao" text not null, "qtde" numeric(14,2) not null, "valor_unitario" numeric(14,2) not null, "valor_desconto" numeric(14,2) not null, "sub_total" numeric(14,2) not null, "valor_pontos" numeric(14,2) not null, "fator_pontuacao" smallint not null, "pontos" numeric(14,2) not null);`,
    );
    this.addSql(`create index "posting_items_posting_id_index" on "posting_items" ("posting_id");`);
    this.addSql(`create index "posting_items_product_id_index" on "posting_items" ("product_id");`);

    this.addSql(
      `create table "submission_events" ("id" serial primary key, "submission_id" int not null, "status_anterior" text null, "status_novo" text not null, "motivo" text null, "ator" text not null, "ator_nome" text not null, "criado_em" timestamptz not null default now());`,
    );
    this.addSql(`create index "submission_events_submission_id_index" on "submission_events" ("submission_id");`);

    this.addSql(
      `create table "system_settings" ("id" serial primary key, "limite_pontuacao" numeric(14,2) not null default '0', "usos_semanais_voucher" int not null default 3, "voucher_ativo" boolean not null default true, "valor_resgate_liberado" numeric(14,2) not null default '500', "percentual_cashback" numeric(5,2) not null default '2', "data_inicio_promocao" date null, "politica_estorno" text not null default 'SALDO_NEGATIVO', "dias_tolerancia_mes" int not null default 0, "janela_parceiro" text not null default 'MES', "exigir_saldo" boolean not null default false, "atualizado_em" timestamptz not null default now());`,
    );

    this.addSql(
      `alter table "entries" add constraint "entries_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "lots" add constraint "lots_credit_entry_id_foreign" foreign key ("credit_entry_id") references "entries" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "consumptions" add constraint "consumptions_entry_id_foreign" foreign key ("entry_id") references "entries" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "consumptions" add constraint "consumptions_lot_id_foreign" foreign key ("lot_id") references "lots" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "product_values" add constraint "product_values_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "status_changes" add constraint "status_changes_staff_user_id_foreign" foreign key ("staff_user_id") references "staff_users" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "stock_alerts" add constraint "stock_alerts_network_id_foreign" foreign key ("network_id") references "networks" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "stock_counts" add constraint "stock_counts_network_id_foreign" foreign key ("network_id") references "networks" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "stock_counts" add constraint "stock_counts_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "stock_counts" add constraint "stock_counts_staff_user_id_foreign" foreign key ("staff_user_id") references "staff_users" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "stock_releases" add constraint "stock_releases_network_id_foreign" foreign key ("network_id") references "networks" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "stock_releases" add constraint "stock_releases_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "stock_releases" add constraint "stock_releases_staff_user_id_foreign" foreign key ("staff_user_id") references "staff_users" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "stores" add constraint "stores_network_id_foreign" foreign key ("network_id") references "networks" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "sellers" add constraint "sellers_store_id_foreign" foreign key ("store_id") references "stores" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "cards" add constraint "cards_seller_id_foreign" foreign key ("seller_id") references "sellers" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "purchases" add constraint "purchases_network_id_foreign" foreign key ("network_id") references "networks" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "purchases" add constraint "purchases_store_id_foreign" foreign key ("store_id") references "stores" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "purchases" add constraint "purchases_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "rewards" add constraint "rewards_photo_id_foreign" foreign key ("photo_id") references "stored_files" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "redemptions" add constraint "redemptions_seller_id_foreign" foreign key ("seller_id") references "sellers" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "redemptions" add constraint "redemptions_consumer_id_foreign" foreign key ("consumer_id") references "consumers" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "redemptions" add constraint "redemptions_store_id_foreign" foreign key ("store_id") references "stores" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "redemptions" add constraint "redemptions_network_id_foreign" foreign key ("network_id") references "networks" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "redemptions" add constraint "redemptions_reward_id_foreign" foreign key ("reward_id") references "rewards" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "redemption_events" add constraint "redemption_events_redemption_id_foreign" foreign key ("redemption_id") references "redemptions" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "imports" add constraint "imports_file_id_foreign" foreign key ("file_id") references "stored_files" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "imports" add constraint "imports_report_id_foreign" foreign key ("report_id") references "stored_files" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "imports" add constraint "imports_staff_user_id_foreign" foreign key ("staff_user_id") references "staff_users" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "import_errors" add constraint "import_errors_import_id_foreign" foreign key ("import_id") references "imports" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "banners" add constraint "banners_image_id_foreign" foreign key ("image_id") references "stored_files" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "store_factors" add constraint "store_factors_store_id_foreign" foreign key ("store_id") references "stores" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "store_products" add constraint "store_products_store_id_foreign" foreign key ("store_id") references "stores" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "store_products" add constraint "store_products_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "submissions" add constraint "submissions_seller_id_foreign" foreign key ("seller_id") references "sellers" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "submissions" add constraint "submissions_consumer_id_foreign" foreign key ("consumer_id") references "consumers" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "submissions" add constraint "submissions_store_id_foreign" foreign key ("store_id") references "stores" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "submissions" add constraint "submissions_network_id_foreign" foreign key ("network_id") references "networks" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "submissions" add constraint "submissions_file_id_foreign" foreign key ("file_id") references "stored_files" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "submissions" add constraint "submissions_reservado_por_id_foreign" foreign key ("reservado_por_id") references "staff_users" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "submissions" add constraint "submissions_decidido_por_id_foreign" foreign key ("decidido_por_id") references "staff_users" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "postings" add constraint "postings_seller_id_foreign" foreign key ("seller_id") references "sellers" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "postings" add constraint "postings_consumer_id_foreign" foreign key ("consumer_id") references "consumers" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "postings" add constraint "postings_store_id_foreign" foreign key ("store_id") references "stores" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "postings" add constraint "postings_network_id_foreign" foreign key ("network_id") references "networks" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "postings" add constraint "postings_submission_id_foreign" foreign key ("submission_id") references "submissions" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "postings" add constraint "postings_aprovado_por_id_foreign" foreign key ("aprovado_por_id") references "staff_users" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "postings" add constraint "postings_cancelado_por_id_foreign" foreign key ("cancelado_por_id") references "staff_users" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "posting_items" add constraint "posting_items_posting_id_foreign" foreign key ("posting_id") references "postings" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "posting_items" add constraint "posting_items_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "submission_events" add constraint "submission_events_submission_id_foreign" foreign key ("submission_id") references "submissions" ("id") on delete restrict;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "entries" drop constraint "entries_account_id_foreign";`);
    this.addSql(`alter table "redemptions" drop constraint "redemptions_consumer_id_foreign";`);
    this.addSql(`alter table "submissions" drop constraint "submissions_consumer_id_foreign";`);
    this.addSql(`alter table "postings" drop constraint "postings_consumer_id_foreign";`);
    this.addSql(`alter table "lots" drop constraint "lots_credit_entry_id_foreign";`);
    this.addSql(`alter table "consumptions" drop constraint "consumptions_entry_id_foreign";`);
    this.addSql(`alter table "consumptions" drop constraint "consumptions_lot_id_foreign";`);
    this.addSql(`alter table "stock_alerts" drop constraint "stock_alerts_network_id_foreign";`);
    this.addSql(`alter table "stock_counts" drop constraint "stock_counts_network_id_foreign";`);
    this.addSql(`alter table "stock_releases" drop constraint "stock_releases_network_id_foreign";`);
    this.addSql(`alter table "stores" drop constraint "stores_network_id_foreign";`);
    this.addSql(`alter table "purchases" drop constraint "purchases_network_id_foreign";`);
    this.addSql(`alter table "redemptions" drop constraint "redemptions_network_id_foreign";`);
    this.addSql(`alter table "submissions" drop constraint "submissions_network_id_foreign";`);
    this.addSql(`alter table "postings" drop constraint "postings_network_id_foreign";`);
    this.addSql(`alter table "product_values" drop constraint "product_values_product_id_foreign";`);
    this.addSql(`alter table "stock_counts" drop constraint "stock_counts_product_id_foreign";`);
    this.addSql(`alter table "stock_releases" drop constraint "stock_releases_product_id_foreign";`);
    this.addSql(`alter table "purchases" drop constraint "purchases_product_id_foreign";`);
    this.addSql(`alter table "store_products" drop constraint "store_products_product_id_foreign";`);
    this.addSql(`alter table "posting_items" drop constraint "posting_items_product_id_foreign";`);
    this.addSql(`alter table "status_changes" drop constraint "status_changes_staff_user_id_foreign";`);
    this.addSql(`alter table "stock_counts" drop constraint "stock_counts_staff_user_id_foreign";`);
    this.addSql(`alter table "stock_releases" drop constraint "stock_releases_staff_user_id_foreign";`);
    this.addSql(`alter table "imports" drop constraint "imports_staff_user_id_foreign";`);
    this.addSql(`alter table "submissions" drop constraint "submissions_reservado_por_id_foreign";`);
    this.addSql(`alter table "submissions" drop constraint "submissions_decidido_por_id_foreign";`);
    this.addSql(`alter table "postings" drop constraint "postings_aprovado_por_id_foreign";`);
    this.addSql(`alter table "postings" drop constraint "postings_cancelado_por_id_foreign";`);
    this.addSql(`alter table "sellers" drop constraint "sellers_store_id_foreign";`);
    this.addSql(`alter table "purchases" drop constraint "purchases_store_id_foreign";`);
    this.addSql(`alter table "redemptions" drop constraint "redemptions_store_id_foreign";`);
    this.addSql(`alter table "store_factors" drop constraint "store_factors_store_id_foreign";`);
    this.addSql(`alter table "store_products" drop constraint "store_products_store_id_foreign";`);
    this.addSql(`alter table "submissions" drop constraint "submissions_store_id_foreign";`);
    this.addSql(`alter table "postings" drop constraint "postings_store_id_foreign";`);
    this.addSql(`alter table "cards" drop constraint "cards_seller_id_foreign";`);
    this.addSql(`alter table "redemptions" drop constraint "redemptions_seller_id_foreign";`);
    this.addSql(`alter table "submissions" drop constraint "submissions_seller_id_foreign";`);
    this.addSql(`alter table "postings" drop constraint "postings_seller_id_foreign";`);
    this.addSql(`alter table "rewards" drop constraint "rewards_photo_id_foreign";`);
    this.addSql(`alter table "imports" drop constraint "imports_file_id_foreign";`);
    this.addSql(`alter table "imports" drop constraint "imports_report_id_foreign";`);
    this.addSql(`alter table "banners" drop constraint "banners_image_id_foreign";`);
    this.addSql(`alter table "submissions" drop constraint "submissions_file_id_foreign";`);
    this.addSql(`alter table "redemptions" drop constraint "redemptions_reward_id_foreign";`);
    this.addSql(`alter table "redemption_events" drop constraint "redemption_events_redemption_id_foreign";`);
    this.addSql(`alter table "import_errors" drop constraint "import_errors_import_id_foreign";`);
    this.addSql(`alter table "postings" drop constraint "postings_submission_id_foreign";`);
    this.addSql(`alter table "submission_events" drop constraint "submission_events_submission_id_foreign";`);
    this.addSql(`alter table "posting_items" drop constraint "posting_items_posting_id_foreign";`);

    this.addSql(`drop table if exists "accounts" cascade;`);
    this.addSql(`drop table if exists "audit_entries" cascade;`);
    this.addSql(`drop table if exists "campaigns" cascade;`);
    this.addSql(`drop table if exists "cep_cache" cascade;`);
    this.addSql(`drop table if exists "consumers" cascade;`);
    this.addSql(`drop table if exists "entries" cascade;`);
    this.addSql(`drop table if exists "idempotency_keys" cascade;`);
    this.addSql(`drop table if exists "lots" cascade;`);
    this.addSql(`drop table if exists "consumptions" cascade;`);
    this.addSql(`drop table if exists "messaging_settings" cascade;`);
    this.addSql(`drop table if exists "networks" cascade;`);
    this.addSql(`drop table if exists "outgoing_messages" cascade;`);
    this.addSql(`drop table if exists "password_recoveries" cascade;`);
    this.addSql(`drop table if exists "products" cascade;`);
    this.addSql(`drop table if exists "product_values" cascade;`);
    this.addSql(`drop table if exists "sessions" cascade;`);
    this.addSql(`drop table if exists "staff_users" cascade;`);
    this.addSql(`drop table if exists "status_changes" cascade;`);
    this.addSql(`drop table if exists "stock_alerts" cascade;`);
    this.addSql(`drop table if exists "stock_counts" cascade;`);
    this.addSql(`drop table if exists "stock_releases" cascade;`);
    this.addSql(`drop table if exists "stores" cascade;`);
    this.addSql(`drop table if exists "sellers" cascade;`);
    this.addSql(`drop table if exists "cards" cascade;`);
    this.addSql(`drop table if exists "purchases" cascade;`);
    this.addSql(`drop table if exists "stored_files" cascade;`);
    this.addSql(`drop table if exists "rewards" cascade;`);
    this.addSql(`drop table if exists "redemptions" cascade;`);
    this.addSql(`drop table if exists "redemption_events" cascade;`);
    this.addSql(`drop table if exists "imports" cascade;`);
    this.addSql(`drop table if exists "import_errors" cascade;`);
    this.addSql(`drop table if exists "banners" cascade;`);
    this.addSql(`drop table if exists "store_factors" cascade;`);
    this.addSql(`drop table if exists "store_products" cascade;`);
    this.addSql(`drop table if exists "submissions" cascade;`);
    this.addSql(`drop table if exists "postings" cascade;`);
    this.addSql(`drop table if exists "posting_items" cascade;`);
    this.addSql(`drop table if exists "submission_events" cascade;`);
    this.addSql(`drop table if exists "system_settings" cascade;`);
  }
}
