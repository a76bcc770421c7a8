import { Migration } from '@mikro-orm/migrations';

/** Readings of receipts, and the products that decisions taught for printed descriptions. */
export class Migration0004ReceiptReadings extends Migration {
  override up(): void {
    this.addSql(
      `create table receipt_readings (id serial primary key, submission_id int not null, fonte text not null, leitura jsonb not null, total numeric(14,2) null, data date null, produtos int not null default 0, estimativa numeric(14,2) null, problema text null, lido_em timestamptz not null, verdade jsonb null, corrigidos text[] null)`,
    );
    this.addSql(`alter table receipt_readings add constraint receipt_readings_submission_id_unique unique (submission_id)`);
    this.addSql(
      `create table learned_products (id serial primary key, network_id int not null, store_id int not null, submission_id int not null, texto text not null, descricao text not null, codigo text null, product_id int not null, criado_em timestamptz not null default now(), removido_em timestamptz null, removido_por_id int null)`,
    );
    this.addSql(`create index learned_products_store_id_index on learned_products (store_id)`);
    this.addSql(`create index learned_products_product_id_index on learned_products (product_id)`);
    this.addSql(`create index learned_products_removido_por_id_index on learned_products (removido_por_id)`);
    this.addSql(`create index learned_products_network_id_texto_index on learned_products (network_id, texto)`);
    this.addSql(`alter table learned_products add constraint learned_products_submission_id_texto_unique unique (submission_id, texto)`);
    this.addSql(
      `alter table receipt_readings add constraint receipt_readings_submission_id_foreign foreign key (submission_id) references submissions (id) on delete cascade`,
    );
    this.addSql(
      `alter table learned_products add constraint learned_products_network_id_foreign foreign key (network_id) references networks (id) on delete cascade`,
    );
    this.addSql(
      `alter table learned_products add constraint learned_products_store_id_foreign foreign key (store_id) references stores (id) on delete cascade`,
    );
    this.addSql(
      `alter table learned_products add constraint learned_products_submission_id_foreign foreign key (submission_id) references submissions (id) on delete cascade`,
    );
    this.addSql(
      `alter table learned_products add constraint learned_products_product_id_foreign foreign key (product_id) references products (id) on delete cascade`,
    );
    this.addSql(
      `alter table learned_products add constraint learned_products_removido_por_id_foreign foreign key (removido_por_id) references staff_users (id) on delete restrict`,
    );
  }
}
