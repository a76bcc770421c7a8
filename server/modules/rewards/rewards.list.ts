import { fileColumnSql } from '../../platform/files/file-url.ts';
import { column } from '../../platform/lists/column.ts';
import { defineList, type ScopeContext } from '../../platform/lists/list.ts';
import { reachSql } from '../../platform/lists/staff-scope.ts';
import { shownOfSql } from '../ledger/index.ts';
import { alternativePointsSql, pointsSql } from './prize-price.ts';
import { prizeTypeSet } from './prize-type-set.ts';
import { inScenarioSql } from './scenario-prizes.ts';

/** Prizes as the panel manages them (document 001 §2, Prêmios list), with their price range over the active networks. */
export const rewardsList = defineList({
  name: 'rewards',
  rowType: 'Reward',
  description: 'Prizes (Prêmios) with what they cost in points on the active networks.',
  permission: 'reward:screen',
  from: `rewards w left join stored_files f on f.id = w.photo_id
    cross join (select min(valor_ponto) as menor, max(valor_ponto) as maior from networks
      where ativo and excluido_em is null and valor_ponto > 0 and {ownNetworks}) n`,
  countFrom: 'rewards w',
  parts: ({ actor }) => ({ ownNetworks: reachSql({ actor }, { network: 'id' }) }),
  key: 'w.id',
  search: 'w.busca',
  where: ['w.excluido_em is null'],
  columns: {
    id: column.id('w.id', 'Id', { exported: false }),
    foto: column.file(fileColumnSql('f'), 'Foto', { exported: false }),
    miniatura: column.file(fileColumnSql('f', { thumbnail: true }), 'Miniatura', { exported: false }),
    codigo: column.text('w.codigo', 'Código', { sortable: true, nullable: false }),
    nome: column.text('w.nome', 'Descrição', { description: 'Name of the prize', sortable: true, nullable: false }),
    descricao: column.text('w.descricao', 'Detalhes', { description: 'Text as sanitised HTML', exported: false, nullable: false }),
    tipo: column.text('w.tipo', 'Tipo', { set: prizeTypeSet, sortable: true, nullable: false }),
    categoria: column.text('w.categoria', 'Categoria', { sortable: true }),
    parceiroComercial: column.text('w.parceiro_comercial', 'Parceiro comercial', { sortable: true }),
    custoTotal: column.money('w.custo_total', 'Custo Total', { sortable: true, nullable: false }),
    custoAlternativo: column.money('w.custo_alternativo', 'Custo 220V', { sortable: true }),
    pontos: column.points(pointsSql('w.custo_total', 'n.maior'), 'Pontos', {
      description: 'Lowest price over the active networks of the reader',
      sortable: true,
    }),
    pontosMaximo: column.points(pointsSql('w.custo_total', 'n.menor'), 'Pontos (maior)', {
      description: 'Highest price over the active networks',
      sortable: true,
    }),
    pontosAlternativo: column.points(alternativePointsSql('n.maior'), 'Pontos 220V', {
      description: 'Lowest price of the 220V version',
      sortable: true,
    }),
    ativo: column.boolean('w.ativo', 'Ativo', { sortable: true, nullable: false }),
  },
  filters: {
    ativo: { type: 'boolean', description: 'Only active or only inactive prizes.', where: (value) => `w.ativo = ${value}` },
    categoria: { type: 'text', description: 'Prizes of one category.', where: (value) => `w.categoria = ${value}` },
    codigo: { type: 'text', description: 'The prize of one code.', where: (value) => `w.codigo = ${value}` },
    tipo: { type: 'text', set: prizeTypeSet, description: 'Prizes of one type.', where: (value) => `w.tipo = ${value}` },
  },
  defaultSort: [{ column: 'nome', direction: 'asc' }],
  fileName: 'premios',
});

const PRICE = pointsSql('w.custo_total', 'n.valor_ponto');

/** The signed-in seller's points; read once per statement. */
const ownPoints = ({ actor, bind, today }: ScopeContext): string =>
  actor.kind === 'seller' ? shownOfSql({ holder: 'SELLER', currency: 'PONTO', id: bind(actor.id), today: bind(today) }) : 'null';

/** A seller's catalogue: active prizes priced for their own network (document 002 §2, Prizes catalogue). */
export const prizesList = defineList({
  name: 'prizes',
  rowType: 'Prize',
  description: 'Active prizes at the price of the signed-in seller; nobody else has a price.',
  permission: 'reward:list',
  from: `rewards w left join stored_files f on f.id = w.photo_id
    cross join sellers v join stores s on s.id = v.store_id join networks n on n.id = s.network_id join scenarios k on k.id = s.cenario`,
  countFrom: `rewards w cross join sellers v join stores s on s.id = v.store_id join networks n on n.id = s.network_id
    join scenarios k on k.id = s.cenario`,
  key: 'w.id',
  search: 'w.busca',
  where: ['w.ativo', 'w.excluido_em is null', 'n.valor_ponto > 0', inScenarioSql],
  columns: {
    id: column.id('w.id', 'Id'),
    codigo: column.text('w.codigo', 'Código', { nullable: false }),
    nome: column.text('w.nome', 'Prêmio', { sortable: true, nullable: false }),
    descricao: column.text('w.descricao', 'Descrição', { description: 'Text as sanitised HTML', nullable: false }),
    tipo: column.text('w.tipo', 'Tipo', { set: prizeTypeSet, nullable: false }),
    categoria: column.text('w.categoria', 'Categoria'),
    parceiroComercial: column.text('w.parceiro_comercial', 'Parceiro comercial'),
    pontos: column.points(PRICE, 'Pontos', { sortable: true, nullable: false }),
    pontosAlternativo: column.points(alternativePointsSql('n.valor_ponto'), 'Pontos 220V', {
      description: 'Price of the 220V version of a bivolt prize',
    }),
    pedeNome: column.boolean("w.tipo = 'credito' and not exists (select from cards k where k.seller_id = v.id)", 'Pede nome completo', {
      description: 'Whether redeeming asks for the full name: a credit prize and no card yet',
      nullable: false,
    }),
    foto: column.file(fileColumnSql('f'), 'Foto'),
    miniatura: column.file(fileColumnSql('f', { thumbnail: true }), 'Miniatura'),
    ativo: column.boolean('w.ativo', 'Ativo', { nullable: false }),
    meta: column.boolean('v.goal_id is not distinct from w.id', 'Minha meta', {
      description: "Whether the prize is the seller's goal",
      nullable: false,
    }),
  },
  filters: {
    categoria: { type: 'text', description: 'Prizes of one category.', where: (value) => `w.categoria = ${value}` },
    meta: {
      type: 'boolean',
      description: "The seller's goal, if it is still offered, or every other prize.",
      where: (value) => `(v.goal_id is not distinct from w.id) = ${value}`,
    },
    tipo: { type: 'text', set: prizeTypeSet, description: 'Prizes of one type.', where: (value) => `w.tipo = ${value}` },
    codigo: { type: 'text', description: 'The prize of one code.', where: (value) => `w.codigo = ${value}` },
    pontosAte: { type: 'integer', description: 'Prizes of this many points or fewer.', where: (value) => `${PRICE} <= ${value}` },
    aoAlcance: {
      type: 'boolean',
      description: 'Prizes that what the seller can spend today is enough for, or those that it is not.',
      where: (value, _isWithin, scope) => `(${PRICE} <= ${ownPoints(scope)}) = ${value}`,
    },
  },
  scope: ({ actor, bind }) => (actor.kind === 'seller' ? [`v.id = ${bind(actor.id)}`] : ['false']),
  defaultSort: [{ column: 'nome', direction: 'asc' }],
});
