import { Migration } from '@mikro-orm/migrations';

const STATES = ['SOLICITADO', 'APROVADO', 'EM_LOTE', 'EM_TRANSITO', 'PAGO', 'EM_ESTORNO', 'ESTORNADO', 'DEVOLVIDO', 'CANCELADO'];
const OPEN = ['SOLICITADO', 'APROVADO', 'EM_LOTE', 'EM_TRANSITO', 'EM_ESTORNO'];
const quoted = (states: readonly string[]) => states.map((state) => `'${state}'`).join(', ');

/** Who paid, by what proof, and who took it back; from here on the database refuses every other move of a payment (docs/adr/0023). */
export class Migration0008PayoutMoves extends Migration {
  override up(): void {
    this.addSql(`alter table payouts add pago_por_id int null, add pago_em timestamptz null, add retorno_em timestamptz null,
      add limite_uma_pessoa numeric(14,2) null, add estorno_por_id int null, add estorno_em timestamptz null, add estorno_motivo text null,
      add estorno_confirmado_por_id int null`);
    for (const column of ['pago_por_id', 'estorno_por_id', 'estorno_confirmado_por_id']) {
      this.addSql(`alter table payouts add constraint payouts_${column}_foreign foreign key (${column})
        references staff_users (id) on delete restrict`);
      this.addSql(`create index payouts_${column}_index on payouts (${column})`);
    }
    this.addSql(`alter table system_settings add pagamento_uma_pessoa numeric(14,2) not null default '40'`);
    this.addSql('alter table system_settings add constraint system_settings_payment check (pagamento_uma_pessoa >= 0)');
    this.addSql(`alter table payouts drop constraint payouts_estado, add constraint payouts_estado check (estado in (${quoted(STATES)}))`);
    this.addSql('drop index payouts_open');
    this.addSql(`create index payouts_open on payouts (estado, redemption_id) where estado in (${quoted(OPEN)})`);
    this.mendFormerPayments();
    this.guard();
  }

  /** What the history of former payments proves. What it does not, such as an approval that never was, `npm run db:check` tells. */
  private mendFormerPayments(): void {
    this.addSql(`update payouts o set pago_em = e.criado_em, retorno_em = case when e.tipo = 'PAGAMENTO' then e.criado_em end,
        pago_por_id = (select u.id from staff_users u where 'staff:' || u.id = e.ator)
      from (select distinct on (redemption_id) * from redemption_events
        where (tipo = 'STATUS' and para = 'Entregue') or (tipo = 'PAGAMENTO' and para like 'Pago%') order by redemption_id, id desc) e
      where e.redemption_id = o.redemption_id and o.estado <> 'EM_LOTE'`);
    this.addSql("update payouts set pago_em = coalesce(encerrado_em, criado_em) where estado = 'PAGO' and pago_em is null");
    // Set in transit by hand: no batch has it.
    this.addSql("update payouts set estado = 'EM_TRANSITO' where estado = 'EM_LOTE' and batch_id is null");
  }

  /**
   * The functions are their files' (docs/adr/0022), applied after this in the same transaction; a restored backup of the former release has
   * them already.
   */
  private guard(): void {
    for (const name of ['guard_payout', 'guard_payout_status', 'show_payout'])
      this.addSql(`do $$ begin
        if to_regproc('${name}') is null then
          create function ${name}() returns trigger language plpgsql as 'begin return new; end';
        end if;
      end $$`);
    this.addSql('create trigger payouts_guarded before insert or update on payouts for each row execute function guard_payout()');
    this.addSql(`create trigger payouts_shown after update of estado on payouts for each row
      when (new.estado is distinct from old.estado) execute function show_payout()`);
    this.addSql(`create trigger redemptions_payout_status before update of status on redemptions for each row
      when (new.audience = 'CONSUMER' and new.status is distinct from old.status) execute function guard_payout_status()`);
  }
}
