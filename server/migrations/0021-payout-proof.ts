import { Migration } from '@mikro-orm/migrations';

/** Records who read the bank's return and who set the points of a code, and refuses the deletion of payments and of log entries. */
export class Migration0021PayoutProof extends Migration {
  override up(): void {
    this.addSql('alter table "payouts" add "retorno_por_id" int null');
    this.addSql(`alter table "payouts" add constraint "payouts_retorno_por_id_foreign" foreign key ("retorno_por_id")
      references "staff_users" ("id") on delete restrict`);
    this.addSql('create index "payouts_retorno_por_id_index" on "payouts" ("retorno_por_id")');
    this.addSql(`alter table "registration_codes" add "salvo_por_ids" int[] not null default '{}'`);
    this.addSql(`update registration_codes c set salvo_por_ids = l.staff_ids from (
        select upper(trim(e.parametros ->> 'codigo')) as codigo, array_agg(distinct substr(e.ator, 7)::int) as staff_ids from audit_entries e
        where e.tipo in ('createRegistrationCode', 'updateRegistrationCode', 'editRegistrationCode') and e.ator ~ '^staff:\\d+$'
        group by 1) l
      where l.codigo = c.codigo`);
    this.addSql(`do $$ begin
      if to_regproc('payouts_stay') is null then
        create function payouts_stay() returns trigger language plpgsql as 'begin return null; end';
      end if;
    end $$`);
    this.addSql('create trigger payouts_stay before delete or truncate on payouts for each statement execute function payouts_stay()');
  }
}
