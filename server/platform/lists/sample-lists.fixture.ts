import type { Pool } from 'pg';
import { closedSet } from '../graphql/closed-set.ts';
import { defineList, type List } from './list.ts';

const colours = closedSet('SampleColour', 'Colour of a fruit.', { vermelha: 'Red: ripe.', verde: 'Green.' });
/** Rows of a table of the tests, narrowed to the networks of their reader. */
export const fruits = defineList({
  name: 'sampleFruits',
  rowType: 'SampleFruit',
  description: 'Rows of a table of this test.',
  permission: 'network:list',
  from: 'sample_fruits f',
  key: 'f.id',
  search: 'f.busca',
  where: ['not f.excluida'],
  columns: {
    id: { sql: 'f.id', type: 'id', title: 'Id', sortable: true },
    nome: { sql: 'f.nome', type: 'text', title: 'Nome', sortable: true, nullable: false },
    grupo: { sql: 'f.grupo', type: 'integer', title: 'Grupo', sortable: true },
    preco: { sql: 'f.preco', type: 'money', title: 'Preço', sortable: true, permission: 'network:seeValorPonto' },
    cor: { sql: 'f.cor', type: 'text', title: 'Cor' },
    colhidaEm: { sql: 'f.colhida_em', type: 'date', title: 'Colhida em' },
    vistaEm: {
      sql: "(f.colhida_em + time '23:30') at time zone 'America/Sao_Paulo'",
      type: 'dateTime',
      title: 'Vista em',
      exported: false,
    },
    segredo: { sql: 'f.preco', type: 'money', title: 'Segredo', masked: 'null::numeric', exported: false },
  },
  filters: {
    grupo: { type: 'integer', description: 'Group.', where: (value) => `f.grupo = ${value}` },
    madura: { type: 'boolean', description: 'Ripe.', where: (_, value) => (value ? "f.cor = 'vermelha'" : "f.cor <> 'vermelha'") },
    desde: { type: 'date', description: 'Since.', where: (value) => `f.colhida_em >= ${value}` },
    cor: { type: 'text', set: colours, description: 'Colour.', where: (value) => `f.cor = ${value}` },
    nomes: { type: 'textList', description: 'Names.', where: (value) => `f.nome = any(${value}::text[])` },
  },
  periods: { colhidaEm: ['colhidaDe', 'colhidaAte'] },
  scope: ({ actor, bind }) =>
    actor.kind === 'staff' && actor.networkIds
      ? [`f.network_id = any(${bind(actor.networkIds)}::int[])`]
      : actor.kind === 'staff'
        ? []
        : ['false'],
  defaultSort: [{ column: 'grupo', direction: 'desc' }],
});

/** More rows than one answer holds. */
export const many = defineList({
  name: 'sampleMany',
  rowType: 'SampleMany',
  description: 'More rows than one answer holds.',
  permission: 'network:list',
  from: 'generate_series(1, 10001) m(id)',
  key: 'm.id',
  columns: { id: { sql: 'm.id', type: 'id', title: 'Id', sortable: true } },
  defaultSort: [{ column: 'id', direction: 'asc' }],
});

/** The table behind `fruits`: seven rows of two networks by turns, and one deleted. */
export async function growFruits(pool: Pool, networks: readonly { id: number }[]): Promise<void> {
  await pool.query(`create table sample_fruits (id int primary key, nome text, grupo int, preco numeric(14,2), cor text, colhida_em date,
    network_id int, excluida boolean not null default false, busca text generated always as (search_text(nome || ' ' || coalesce(cor, ''))) stored)`);
  const rows: [string, number | null, string | null, string][] = [
    ['Maçã', 1, '3.50', 'vermelha'],
    ['Maracujá', 1, '9.90', 'amarela'],
    ['Pêssego 100%', 2, null, 'amarela'],
    ['Melão_verde', 2, '12.00', 'verde'],
    ["D'água \\ coco", 2, '1.00', 'verde'],
    ['CPF 529.982.247-25', null, '0.01', 'azul'],
    ['52998224725', 1, '0.02', 'azul'],
  ];
  for (const [index, [nome, grupo, preco, cor]] of rows.entries())
    await pool.query('insert into sample_fruits values ($1,$2,$3,$4,$5,$6,$7)', [
      index + 1,
      nome,
      grupo,
      preco,
      cor,
      `2026-0${index + 1}-15`,
      networks[index % 2]?.id,
    ]);
  await pool.query("insert into sample_fruits values (99, 'Apagada', 1, 1, 'x', null, $1, true)", [networks[0]?.id]);
}

const SAMPLES = { id: '1', text: '1', integer: 2026, boolean: true, date: '2026-01-01', textList: ['1'], idList: ['1'] };
/** One filter at a time: a word of its set, else a value of its type. */
export const sampleFilters = ({ filters = {} }: List) =>
  Object.entries(filters).map(([name, { type, set }]) => ({ [name]: set ? Object.values(set)[0] : SAMPLES[type] }));
