import { Migration } from '@mikro-orm/migrations';

/** The approved sales and purchases of each member by day, so that figures of members are read from an index alone. */
export class Migration0013MemberSales extends Migration {
  override up(): void {
    for (const member of ['seller', 'consumer'])
      this.addSql(`create index postings_of_${member} on postings (${member}_id, realizado_em) include (total_venda, total_pontos, cashback)
        where audience = '${member.toUpperCase()}' and status = 'APROVADA'`);
  }
}
