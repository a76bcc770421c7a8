import { Migration } from '@mikro-orm/migrations';

/** Banners are for sellers, for consumers or, as those that exist, for both. */
export class Migration0002BannerAudience extends Migration {
  override up(): void {
    this.addSql(`alter table banners add column publico text not null default 'AMBOS',
      add constraint banners_publico check (publico in ('AMBOS', 'BALCONISTA', 'CLIENTE_FINAL'))`);
  }
}
