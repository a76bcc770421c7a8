import { defineList } from '../../platform/lists/list.ts';
import { proofStateSet, truthSubjectSet } from './integrity-sets.ts';

const STATE = `case when x.falha_desde is not null then 'FALHA' when x.erro is not null then 'NAO_PROVADA'
  when x.provada_em is null then 'PENDENTE' else 'INTEGRA' end`;

/** The truths about the data: when each was last proved, over what, and what failed. */
export const integrityProofsList = defineList({
  name: 'integrityProofs',
  rowType: 'IntegrityProof',
  description: 'Truths about the data and their last proofs, those that failed first.',
  permission: 'integrity:read',
  from: 'integrity_proofs x',
  key: 'x.id',
  columns: {
    id: { sql: 'x.id', type: 'id', title: 'Id', exported: false },
    codigo: {
      sql: 'x.codigo',
      type: 'text',
      title: 'Código',
      description: 'Stable name of the truth, as metrics have it',
      nullable: false,
    },
    assunto: { sql: 'x.assunto', type: 'text', set: truthSubjectSet, title: 'Assunto', sortable: true, nullable: false },
    verdade: { sql: 'x.verdade', type: 'text', title: 'O que é conferido', description: 'What holds, in Portuguese', nullable: false },
    situacao: { sql: STATE, type: 'text', set: proofStateSet, title: 'Situação', nullable: false },
    ordem: {
      sql: `case ${STATE} when 'FALHA' then 0 when 'NAO_PROVADA' then 1 when 'PENDENTE' then 2 else 3 end`,
      type: 'integer',
      title: 'Ordem',
      description: 'Place of the state: what needs a look first',
      sortable: true,
      nullable: false,
      exported: false,
    },
    provadaEm: {
      sql: 'x.provada_em',
      type: 'dateTime',
      title: 'Última prova',
      description: 'End of the last whole proof',
      sortable: true,
    },
    linhas: {
      sql: 'x.linhas',
      type: 'integer',
      title: 'Registros',
      description: 'Rows that the last whole proof went through; null for truths that count none',
    },
    duracaoMs: { sql: 'x.duracao_ms', type: 'integer', title: 'Tempo (ms)', description: 'Time of its statements, in milliseconds' },
    emProva: {
      sql: 'x.rodada_em is not null or x.pedida_em is not null',
      type: 'boolean',
      title: 'Em prova',
      description: 'Whether a round is under way or asked for',
      nullable: false,
    },
    quantas: { sql: 'x.quantas', type: 'integer', title: 'Com problema', description: 'Rows that violate it', nullable: false },
    falhaDesde: { sql: 'x.falha_desde', type: 'dateTime', title: 'Falha desde', description: 'When a proof first found it violated' },
    exemplos: {
      sql: "jsonb_build_object('linhas', x.exemplos)",
      type: 'json',
      title: 'Exemplos',
      description: 'Under `linhas`, the ids of the first rows that violate it',
      nullable: false,
      exported: false,
    },
    erro: { sql: 'x.erro', type: 'text', title: 'Por que não foi provada', description: 'Why the last try came to nothing' },
  },
  filters: {
    assunto: { type: 'text', set: truthSubjectSet, description: 'Truths about one subject.', where: (value) => `x.assunto = ${value}` },
    situacao: { type: 'text', set: proofStateSet, description: 'Truths in one state.', where: (value) => `${STATE} = ${value}` },
  },
  defaultSort: [
    { column: 'ordem', direction: 'asc' },
    { column: 'assunto', direction: 'asc' },
  ],
  fileName: 'integridade',
});
