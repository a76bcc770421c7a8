import { Migration } from '@mikro-orm/migrations';

/** Category of products, the scope of personal data, and the threshold of campaigns that are over; ended ones take today's threshold, the only one known. */
export class Migration0006TotalsData extends Migration {
  override up(): void {
    this.addSql(`alter table products add column categoria text null`);
    this.addSql(`alter table campaigns add column valor_resgate_liberado numeric(14,2) null`);
    this.addSql(`update campaigns c set valor_resgate_liberado = s.valor_resgate_liberado from system_settings s
      where s.id = 1 and c.data_fim + s.prazo_resgate_dias <= current_date`);
    // Tokens that showed consumers' personal data go on doing so.
    this.addSql(`update access_tokens set escopos = escopos || array['DADOS_PESSOAIS'] where 'CASHBACK' = any (escopos)`);
  }
}
