import { Migration } from '@mikro-orm/migrations';

/** Where the scheduled proofs of the data stand, and where the daily anchors of the log went. */
export class Migration0011Integrity extends Migration {
  override up(): void {
    this.addSql(`create table integrity_proofs (id serial primary key, codigo text not null, assunto text not null, verdade text not null,
      tamanho int not null, posicao bigint null, rodada_em timestamptz null, rodada_linhas bigint not null default 0,
      rodada_ms bigint not null default 0, rodada_quantas int not null default 0, rodada_exemplos jsonb not null default '[]',
      provada_em timestamptz null, linhas bigint null, duracao_ms bigint null, quantas int not null default 0,
      exemplos jsonb not null default '[]', falha_desde timestamptz null, erro text null, tentada_em timestamptz null,
      pedida_em timestamptz null)`);
    this.addSql('alter table integrity_proofs add constraint integrity_proofs_codigo_unique unique (codigo)');
    this.addSql(`create table log_anchors (dia date not null, elo bigint not null, chave text not null, destinatarios int not null,
      criado_em timestamptz not null default now(), primary key (dia))`);
  }
}
