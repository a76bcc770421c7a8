import { Migration } from '@mikro-orm/migrations';

/** Sales that take two people are requests like every other one (docs/adr/0025). */
export class Migration0017OneApproval extends Migration {
  override up(): void {
    this.addSql('drop function if exists post_alone(text, jsonb, date, timestamptz)');
    this.addSql('drop table sale_approvals');
    this.addSql(`alter table held_actions add chave text, add mudancas jsonb not null default '[]', add store_id int, add submission_id int,
      add cpf text, add pessoa text, add posting_id int, add versao int not null default 1`);
    this.addSql('update held_actions set chave = md5(dados::text)');
    this.addSql(
      'alter table held_actions alter chave set not null, drop constraint held_actions_status, drop constraint held_actions_decided',
    );
    this.addSql(`alter table held_actions
      add constraint held_actions_status check (status in ('AGUARDA', 'APROVADA', 'RECUSADA', 'EXPIRADA')),
      add constraint held_actions_decided check ((status in ('AGUARDA', 'EXPIRADA')) = (segundo_por_id is null))`);
    this.addSql('drop index held_actions_once');
    this.addSql("create unique index held_actions_once on held_actions (action, chave) where status = 'AGUARDA'");
    this.addSql("create unique index held_actions_receipt on held_actions (submission_id) where status = 'AGUARDA'");
    this.addSql('create index held_actions_submission_id_index on held_actions (submission_id)');
    this.addSql('create index held_actions_posting_id_index on held_actions (posting_id)');
    this.addSql(`alter table review_settings add pedido_expira_dias int not null default 30,
      add constraint review_settings_expiry check (pedido_expira_dias > 0)`);
  }
}
