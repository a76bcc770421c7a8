import { column } from '../../platform/lists/column.ts';
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
    id: column.id('x.id', 'Id', { exported: false }),
    codigo: column.text('x.codigo', 'Código', { description: 'Stable name of the truth, as metrics have it', nullable: false }),
    assunto: column.text('x.assunto', 'Assunto', { set: truthSubjectSet, sortable: true, nullable: false }),
    verdade: column.text('x.verdade', 'O que é conferido', { description: 'What holds, in Portuguese', nullable: false }),
    situacao: column.text(STATE, 'Situação', { set: proofStateSet, nullable: false }),
    ordem: column.integer(`case ${STATE} when 'FALHA' then 0 when 'NAO_PROVADA' then 1 when 'PENDENTE' then 2 else 3 end`, 'Ordem', {
      description: 'Place of the state: what needs a look first',
      sortable: true,
      nullable: false,
      exported: false,
    }),
    provadaEm: column.dateTime('x.provada_em', 'Última prova', { description: 'End of the last whole proof', sortable: true }),
    linhas: column.integer('x.linhas', 'Registros', {
      description: 'Rows that the last whole proof went through; null for truths that count none',
    }),
    duracaoMs: column.integer('x.duracao_ms', 'Tempo (ms)', { description: 'Time of its statements, in milliseconds' }),
    emProva: column.boolean('x.rodada_em is not null or x.pedida_em is not null', 'Em prova', {
      description: 'Whether a round is under way or asked for',
      nullable: false,
    }),
    quantas: column.integer('x.quantas', 'Com problema', { description: 'Rows that violate it', nullable: false }),
    falhaDesde: column.dateTime('x.falha_desde', 'Falha desde', { description: 'When a proof first found it violated' }),
    exemplos: column.json("jsonb_build_object('linhas', x.exemplos)", 'Exemplos', {
      description: 'Under `linhas`, the first rows that violate it. JSON, because each truth names other columns',
      nullable: false,
      exported: false,
    }),
    erro: column.text('x.erro', 'Por que não foi provada', { description: 'Why the last try came to nothing' }),
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
