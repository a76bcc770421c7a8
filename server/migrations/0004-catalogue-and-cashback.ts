import { Migration } from '@mikro-orm/migrations';

export class Migration0004CatalogueAndCashback extends Migration {
  override up(): void | Promise<void> {
    this.addSql(
      `create table "client_products" ("id" serial primary key, "nome" text not null, "descricao" text null, "ativo" boolean not null default true, "criado_em" timestamptz not null default now(), "busca" text generated always as (search_text(nome || ' ' || coalesce(descricao, ''))) stored null);`,
    );

    this.addSql(
      `create table "participating_stores" ("id" serial primary key, "nome" text not null, "ativo" boolean not null default true, "criado_em" timestamptz not null default now(), "busca" text generated always as (search_text(nome)) stored null);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "client_products" cascade;`);
    this.addSql(`drop table if exists "participating_stores" cascade;`);
  }
}
