import { allActions } from '../../platform/actions/action.ts';
import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { LOG_WORDS } from './log-words.ts';

/** The log stores members by id: their names are looked up, and disappear once a member is erased. */
const RESPONSAVEL = `coalesce(
    case when l.ator like 'seller:%' then (select v.nome from sellers v where v.id = substr(l.ator, 8)::int)
      when l.ator like 'consumer:%' then (select c.nome from consumers c where c.id = substr(l.ator, 10)::int) end, l.responsavel)`;

/** Whom an entry names, with what they are: 'Equipe: Marina'. */
const WHO = `case split_part(l.ator, ':', 1) when 'staff' then 'Equipe: ' when 'seller' then 'Vendedor Loja: ' when 'consumer' then 'Consumidor: '
    when 'integration' then 'Integração: ' else '' end || ${RESPONSAVEL}`;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** What the screen calls each type of entry; an entry without an action shows its type. */
function titleOf(type: string): string {
  const titles = allActions().map(({ name, title }) => `when ${quoted(name)} then ${quoted(title)}`);
  return `case ${type} ${titles.join(' ')} else ${type} end`;
}

/** Logs of actions (001 §2 Logs): responsible person, type, parameters and date. */
export const logsList = defineList({
  name: 'logs',
  rowType: 'LogEntry',
  description: 'Actions that were carried out, newest first.',
  permission: 'log:list',
  from: 'audit_entries l',
  key: 'l.id',
  columns: {
    id: column.id('l.id', 'Id'),
    responsavel: column.text(RESPONSAVEL, 'Nome', { nullable: false, exported: false }),
    ator: column.text('l.ator', 'Ator', { description: "'staff:2', 'seller:7', 'system'", nullable: false, exported: false }),
    quem: column.text(WHO, 'Responsável', { description: "Kind and name, 'Equipe: Marina'", nullable: false }),
    tipo: column.text('l.tipo', 'Código do tipo', { description: 'See logTypes for its title', nullable: false, exported: false }),
    titulo: {
      // Only known once every module has declared its actions.
      get sql() {
        return titleOf('l.tipo');
      },
      type: 'text',
      title: 'Tipo',
      description: 'What the screen calls the type',
      nullable: false,
    },
    parametros: column.json('log_shown(l.parametros)', 'Parâmetros', {
      description: 'Input of the action, without secrets. JSON, because each action has its own input',
      nullable: false,
    }),
    parametrosTexto: column.text(`log_words(log_shown(l.parametros), ${quoted(JSON.stringify(LOG_WORDS))}::jsonb)`, 'Parâmetros', {
      description: 'The parameters as people read them; of an edit, each value before and after',
      nullable: false,
    }),
    criadoEm: column.dateTime('l.criado_em', 'Data', { sortable: true, nullable: false }),
  },
  filters: {
    tipo: { type: 'text', description: 'Entries of one type.', where: (value) => `l.tipo = ${value}` },
  },
  periods: { criadoEm: ['dataInicial', 'dataFinal'] },
  defaultSort: [{ column: 'criadoEm', direction: 'desc' }],
  fileName: 'logs',
});
