import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, instant } from '../../platform/db/columns.ts';
import { StaffUser } from '../staff/index.ts';
import type { ViewColumn, ViewParameter } from './list-view.rules.ts';

/** How somebody wants to see a list of the panel, under a name: what it is filtered and sorted by, its columns and its density. */
export const ListView = defineEntity({
  name: 'ListView',
  tableName: 'list_views',
  properties: {
    id: id(),
    staffUser: () => p.manyToOne(StaffUser).deleteRule('cascade'),
    /** Name of the list on its screen. */
    lista: p.text().index(),
    /** One of each list and owner when saved; an erasure may leave two that are called alike. */
    nome: p.text(),
    /** The parameters of the address: filters, search, order, rows of a page. */
    parametros: p.json<ViewParameter[]>(),
    /** The columns in the order shown; empty leaves them to the list. */
    colunas: p.json<ViewColumn[]>(),
    densidade: p.text(),
    /** The levels that see it too; empty keeps it to its owner. */
    niveis: p.array<number>().columnType('integer[]').defaultRaw("'{}'"),
    criadoEm: createdAt(),
    atualizadoEm: instant(),
  },
  indexes: [{ properties: ['staffUser', 'lista'] }],
});

/** The view with which a list opens for somebody. */
export const ListViewDefault = defineEntity({
  name: 'ListViewDefault',
  tableName: 'list_view_defaults',
  properties: {
    staffUser: () => p.manyToOne(StaffUser).primary().deleteRule('cascade'),
    lista: p.text().primary(),
    listView: () => p.manyToOne(ListView).index().deleteRule('cascade'),
  },
});
