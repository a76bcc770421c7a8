import type { GraphQLResolveInfo } from 'graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import {
  Arg,
  Ctx,
  Extensions,
  Field,
  Info,
  InputType,
  Int,
  InterfaceType,
  ObjectType,
  Query,
  Resolver,
  registerEnumType,
} from 'type-graphql';
import type { AppContext } from '../context.ts';
import { DateTimeScalar } from '../graphql/date-time.ts';
import { DayScalar } from '../graphql/day.ts';
import { DecimalScalar } from '../graphql/decimal.ts';
import { IdScalar } from '../graphql/id.ts';
import { inputType, namedClass, optional, type TypeClass } from '../graphql/object-type.ts';
import type { ColumnType, List, ListFilter } from './list.ts';
import { type RangeKind, rangeColumns } from './range-filters.ts';
import { readPageTree, readRowTree } from './row-tree.ts';
import type { ListOptions, ListPage, Row } from './run-list.ts';

export enum SortDirection {
  ASC = 'asc',
  DESC = 'desc',
}
registerEnumType(SortDirection, { name: 'SortDirection', description: 'Order of a list.' });

@InputType('ListOptions', { description: 'Page, order and search, the same for every list.' })
export class ListOptionsInput implements ListOptions {
  @Field(() => Int, { nullable: true, description: 'From 1; default 1.' })
  page?: number;
  @Field(() => Int, { nullable: true, description: 'Rows a page, default 10; -1 asks for all, up to 10,000.' })
  pageSize?: number;
  @Field(() => String, { nullable: true, description: 'Name of a sortable column; an unknown one is refused with the valid ones.' })
  sort?: string;
  @Field(() => SortDirection, { nullable: true, description: 'Default ASC when `sort` is given.' })
  direction?: SortDirection;
  @Field(() => String, { nullable: true, description: 'Words that a row must hold, accents and case ignored.' })
  search?: string;
}

const columnType: Record<ColumnType, () => object> = {
  id: () => IdScalar,
  text: () => String,
  integer: () => Int,
  decimal: () => DecimalScalar,
  money: () => DecimalScalar,
  points: () => DecimalScalar,
  boolean: () => Boolean,
  date: () => DayScalar,
  dateTime: () => DateTimeScalar,
  texts: () => [String],
  json: () => GraphQLJSONObject,
  file: () => String,
};
const filterType: Record<ListFilter['type'], () => object> = {
  id: () => IdScalar,
  text: () => String,
  integer: () => Int,
  boolean: () => Boolean,
  date: () => DayScalar,
  textList: () => [String],
  idList: () => [IdScalar],
};
const rangeTypes: Record<RangeKind, TypeClass> = {
  integer: inputType('IntRange', 'Bounds of a whole number; a missing one leaves that side open.', {
    min: optional(Int, 'Smallest value, inclusive.'),
    max: optional(Int, 'Largest value, inclusive.'),
  }),
  decimal: inputType('DecimalRange', 'Bounds of an amount; a missing one leaves that side open.', {
    min: optional(DecimalScalar, 'Smallest value, inclusive.'),
    max: optional(DecimalScalar, 'Largest value, inclusive.'),
  }),
  day: inputType('DayRange', 'Days in São Paulo; a missing one leaves that side open.', {
    from: optional(DayScalar, 'First day, inclusive.'),
    to: optional(DayScalar, 'Last day, inclusive.'),
  }),
};
const unit: Partial<Record<ColumnType, string>> = {
  money: ' In BRL.',
  points: ' In points.',
  file: ' An address good for an hour.',
};

@InterfaceType({ description: 'A page of rows. Each page type adds `items`, the rows.' })
export abstract class Page {
  @Field(() => Int, { description: 'Exact number of rows on all pages; counted only when it is asked for.' })
  total!: number;
  @Field(() => Boolean, { description: 'Whether `pageSize: -1` asked for more rows than one answer holds.' })
  capped!: boolean;
}

interface Door {
  row: TypeClass;
  page: TypeClass;
  filter: TypeClass | undefined;
}
const doors = new Map<string, Door>();

function doorOf({ name }: List): Door {
  const door = doors.get(name);
  if (!door) throw new Error(`list ${name} has no GraphQL door`);
  return door;
}

/** The row, page and filter types of a list that has a door, for fields elsewhere in the schema. */
export const rowClassOf = (list: List): TypeClass => doorOf(list).row;
export const pageClassOf = (list: List): TypeClass => doorOf(list).page;
export const filterClassOf = (list: List): TypeClass | undefined => doorOf(list).filter;

/**
 * The GraphQL door of a list: row type, page type, typed filter, the query `name(options, filter)` and, when `single` is given,
 * `single(id)`.
 */
export function listDoor(list: List, { single }: { single?: string } = {}): { Row: TypeClass; resolver: Function } {
  const row = rowClass(list);
  const page = namedClass(`${list.rowType}Page`);
  ObjectType(`${list.rowType}Page`, { description: `A page of ${list.name}.`, implements: Page, simpleResolvers: true })(page);
  Field(() => [row], { description: 'The rows of this page.' })(page.prototype, 'items');
  const filter = filterClass(list);
  doors.set(list.name, { row, page, filter });

  @Resolver()
  class ListResolver {}
  const queries = ListResolver.prototype as unknown as Record<string, unknown>;
  queries[list.name] = (
    options: ListOptions | undefined,
    ctx: AppContext,
    info: GraphQLResolveInfo,
    chosen: Row | undefined,
  ): Promise<ListPage> => readPageTree(list, ctx, info, options ?? {}, chosen ?? {});
  Query(() => page, { description: list.description })(ListResolver.prototype, list.name, descriptorOf(queries, list.name));
  Arg('options', () => ListOptionsInput, { nullable: true })(ListResolver.prototype, list.name, 0);
  Ctx()(ListResolver.prototype, list.name, 1);
  Info()(ListResolver.prototype, list.name, 2);
  if (filter) Arg('filter', () => filter, { nullable: true })(ListResolver.prototype, list.name, 3);
  if (single) {
    queries[single] = (id: number, ctx: AppContext, info: GraphQLResolveInfo) => readRowTree(list, ctx, info, id);
    Query(() => row, { nullable: true, description: `One row of ${list.name} by its id; null when there is none to see.` })(
      ListResolver.prototype,
      single,
      descriptorOf(queries, single),
    );
    Arg('id', () => IdScalar)(ListResolver.prototype, single, 0);
    Ctx()(ListResolver.prototype, single, 1);
    Info()(ListResolver.prototype, single, 2);
  }
  return { Row: row, resolver: ListResolver };
}

const descriptorOf = (target: object, name: string) => Object.getOwnPropertyDescriptor(target, name)!;

function rowClass(list: List): TypeClass {
  const row = namedClass(list.rowType);
  ObjectType(list.rowType, { description: `One row of ${list.name}. ${list.description}`, simpleResolvers: true })(row);
  for (const [name, column] of Object.entries(list.columns)) {
    const nullable = column.permission ? true : (column.nullable ?? column.type !== 'id');
    const description = column.description && `${column.description}.${unit[column.type] ?? ''}`.replace('..', '.');
    Field((column.set || column.shape ? () => column.set ?? column.shape : columnType[column.type]) as () => StringConstructor, {
      nullable,
      description,
    })(row.prototype, name);
    if (unit[column.type]) Extensions({ unit: unit[column.type] })(row.prototype, name);
  }
  return row;
}

function filterClass(list: List): TypeClass | undefined {
  const fields = [...ownFilters(list), ...rangeFilters(list)];
  if (!fields.length) return undefined;
  const name = `${list.name[0]?.toUpperCase()}${list.name.slice(1)}Filter`;
  const filter = namedClass(name);
  InputType(name, { description: `Filters of ${list.name}; all that are given hold.` })(filter);
  for (const { field, type, ...options } of fields)
    Field(type as () => StringConstructor, { nullable: true, ...options })(filter.prototype, field);
  return filter;
}

interface FilterField {
  field: string;
  type: () => object;
  description: string;
  deprecationReason?: string;
}

const deprecated = (instead: string) => ({ deprecationReason: `Use ${instead}. Removed after release 0.5.` });

const ownFilters = ({ filters = {} }: List): FilterField[] =>
  Object.entries(filters).map(([field, { type, set, description, replacedBy }]) => ({
    field,
    type: set ? () => set : filterType[type],
    description,
    ...(replacedBy ? deprecated(replacedBy) : {}),
  }));

const rangeFilters = (list: List): FilterField[] => [
  ...Object.entries(rangeColumns(list)).map(([field, kind]) => ({
    field,
    type: () => rangeTypes[kind],
    description: `Bounds of \`${field}\`, inclusive.`,
  })),
  ...Object.entries(list.periods ?? {}).flatMap(([column, [from, to]]) => [
    { field: from, type: () => DayScalar, description: `First day of \`${column}\`.`, ...deprecated(`${column}: { from, to }`) },
    { field: to, type: () => DayScalar, description: `Last day of \`${column}\`.`, ...deprecated(`${column}: { from, to }`) },
  ]),
];
