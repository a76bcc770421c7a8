import { Migration } from '@mikro-orm/migrations';

/** When the author of a simulation confirmed it: within the hour exactly that change may be saved (docs/adr/0026). */
export class Migration0013ConfirmedSimulations extends Migration {
  override up(): void {
    this.addSql('alter table simulations add confirmada_em timestamptz null');
  }
}
