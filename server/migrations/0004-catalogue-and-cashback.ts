import { Migration } from '@mikro-orm/migrations';

export class Migration0004CatalogueAndCashback extends Migration {
  override up(): void | Promise<void> {
    this.addSql(
      `create table "client_products" ("id" serial primary key, "nome" text not null, "descricao" text null, "ativo" boolean not null default true, "criado_em" timestamptz not null default now(), "busca" text generated always as (search_text(nome || ' ' || coalesce(descricao, ''))) stored null);`,
    );

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

    this.addSql(`alter table "redemptions" add "offer_id" int null;`);
    this.addSql(
      `alter table "redemptions" add constraint "redemptions_offer_id_foreign" foreign key ("offer_id") references "offers" ("id") on delete restrict;`,
    );
    this.addSql(`create index "redemptions_offer_id_index" on "redemptions" ("offer_id");`);

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
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "offers" drop constraint "offers_experience_id_foreign";`);
    this.addSql(`alter table "experience_subcategories" drop constraint "experience_subcategories_category_id_foreign";`);
    this.addSql(`alter table "offers" drop constraint "offers_category_id_foreign";`);
    this.addSql(`alter table "offers" drop constraint "offers_subcategory_id_foreign";`);
    this.addSql(`alter table "offers" drop constraint "offers_partner_id_foreign";`);
    this.addSql(`alter table "redemptions" drop constraint "redemptions_offer_id_foreign";`);

    this.addSql(`drop table if exists "client_products" cascade;`);
    this.addSql(`drop table if exists "experiences" cascade;`);
    this.addSql(`drop table if exists "experience_categories" cascade;`);
    this.addSql(`drop table if exists "experience_subcategories" cascade;`);
    this.addSql(`drop table if exists "offer_partners" cascade;`);
    this.addSql(`drop table if exists "offers" cascade;`);
    this.addSql(`drop table if exists "participating_stores" cascade;`);

    this.addSql(`drop index "redemptions_offer_id_index";`);
    this.addSql(`alter table "redemptions" drop column "offer_id";`);
  }
}
