import { Migration } from '@mikro-orm/migrations';

/** Which levels of staff get consumers' personal data masked; those who edit consumers (1 and 2) never do (docs/privacy.md). */
export class Migration0010MaskedLevels extends Migration {
  override up(): void {
    this.addSql(`alter table system_settings add niveis_mascarados int[] not null default '{3,4}'`);
    this.addSql(`alter table system_settings add constraint system_settings_masked_levels check (niveis_mascarados <@ '{0,3,4,5}')`);
  }
}
