import { Migration } from '@mikro-orm/migrations';

/** A seller may choose one prize as a goal. */
export class Migration0003SellerGoal extends Migration {
  override up(): void {
    this.addSql(`alter table sellers add column goal_id int null,
      add constraint sellers_goal_id_foreign foreign key (goal_id) references rewards (id) on delete set null`);
    this.addSql('create index sellers_goal_id_index on sellers (goal_id)');
  }
}
