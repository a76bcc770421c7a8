import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, Info, InputType, Int, ObjectType, Query, Resolver, registerEnumType } from 'type-graphql';
import type { AppContext } from '../context.ts';
import { DateTimeScalar } from '../graphql/date-time.ts';
import { DayScalar } from '../graphql/day.ts';
import { DecimalScalar } from '../graphql/decimal.ts';
import { IdScalar } from '../graphql/id.ts';
import { inputType, namedClass, optional, type TypeClass } from '../graphql/object-type.ts';
import { SortDirection } from '../lists/list-door.ts';
import { requestedFields } from '../lists/selection.ts';
import { runTotals, type TotalsAnswer } from './run-totals.ts';
import { totalsRules } from './totals.rules.ts';
import { PERIODS, type Totals, type TotalsDimension, wordOf } from './totals.ts';

enum TotalsComparison {
  PREVIOUS_PERIOD = 'PREVIOUS_PERIOD',
  PREVIOUS_YEAR = 'PREVIOUS_YEAR',
}
registerEnumType(TotalsComparison, {
  name: 'TotalsComparison',
  description: 'The earlier period that fills `before`.',
  valuesConfig: {
    PREVIOUS_PERIOD: { description: 'The days just before: as many whole months, or as many days.' },
    PREVIOUS_YEAR: { description: 'The same days of the year before; by day and by week 364 days, so that weekdays meet.' },
  },
});

const TotalsOptions = inputType('TotalsOptions', 'Page and order of the groups of a totals field.', {
  page: optional(Int, 'From 1; default 1.'),
  pageSize: optional(Int, 'Groups a page, default 100; -1 requests all, up to 10,000.'),
  top: optional(Int, 'Only the first groups of the order; the rest is summed up in `others`.'),
  sort: optional(String, 'Field of a dimension or measure; default: the dimensions.'),
  direction: optional(SortDirection, 'Default ASC.'),
  fillGaps: optional(Boolean, 'With a period: adds groups for periods without rows.'),
});

const PERIOD_DESCRIPTIONS = {
  DAY: "Day, 'YYYY-MM-DD'.",
  WEEK: "Week, by its Monday 'YYYY-MM-DD'.",
  MONTH: "Month, 'YYYY-MM'.",
  QUARTER: "Quarter, 'YYYY-Qn'.",
  YEAR: "Year, 'YYYY'.",
} as const;

const graphqlType = (dimension: TotalsDimension) => {
  const plain = { id: IdScalar, text: String, integer: Int, boolean: Boolean }[dimension.type];
  return dimension.set ?? plain;
};
const nullable = { nullable: true } as const;

function enumOf(name: string, description: string, words: Record<string, { value: string; description: string }>): Record<string, string> {
  const values = Object.fromEntries(Object.entries(words).map(([word, { value }]) => [word, value]));
  const valuesConfig = Object.fromEntries(Object.entries(words).map(([word, { description: text }]) => [word, { description: text }]));
  registerEnumType(values, { name, description, valuesConfig });
  return values;
}

const lowerFirst = (text: string) => text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
const measureDescription = ({ description, unit }: Totals['measures'][string]) =>
  unit === 'rows' || unit === 'members'
    ? `Number of ${lowerFirst(description)}.`
    : `${description}, in ${unit === '%' ? 'percent' : unit}.`;
const filterDescription = ({ description }: TotalsDimension) => `Only rows with this value: ${lowerFirst(description)}.`;
const keyDescription = ({ description }: TotalsDimension) => `Key of the group: ${lowerFirst(description)}.`;

/** The GraphQL types of a totals field: enums of dimensions and measures, filter, bounds, and the answer. */
function typesOf({ noun, name, dimensions, measures, date }: Totals) {
  const Dimension = enumOf(`${noun}Dimension`, `Dimensions of ${name}.`, {
    ...Object.fromEntries(PERIODS.map((period) => [period, { value: period, description: `${PERIOD_DESCRIPTIONS[period]}` }])),
    ...Object.fromEntries(
      Object.entries(dimensions).map(([word, { description }]) => [word, { value: word, description: `${description}.` }]),
    ),
  });
  const bounded = Object.entries(measures).filter(([, { shareOf }]) => !shareOf);
  const Measure = enumOf(
    `${noun}Measure`,
    `Measures of ${name} that \`having\` bounds.`,
    Object.fromEntries(bounded.map(([field, measure]) => [wordOf(field), { value: field, description: measureDescription(measure) }])),
  );
  const Filter = namedClass(`${noun}TotalsFilter`);
  InputType(`${noun}TotalsFilter`, { description: `Rows that ${name} sums up; all given conditions hold.` })(Filter);
  Field(() => DayScalar, { ...nullable, description: `First day. ${date.description}` })(Filter.prototype, 'from');
  Field(() => DayScalar, { ...nullable, description: 'Last day, inclusive.' })(Filter.prototype, 'to');
  for (const dimension of Object.values(dimensions))
    Field(() => graphqlType(dimension) as typeof String, { ...nullable, description: filterDescription(dimension) })(
      Filter.prototype,
      dimension.field,
    );
  const Bound = namedClass(`${noun}Bound`);
  InputType(`${noun}Bound`, { description: `Bounds of a measure of ${name}; groups beyond them are left out.` })(Bound);
  Field(() => Measure as never, { description: 'The measure.' })(Bound.prototype, 'measure');
  Field(() => DecimalScalar, { ...nullable, description: 'Smallest value, inclusive.' })(Bound.prototype, 'min');
  Field(() => DecimalScalar, { ...nullable, description: 'Largest value, inclusive.' })(Bound.prototype, 'max');

  const Measures = namedClass(`${noun}Measures`);
  ObjectType(`${noun}Measures`, { description: `Measures of ${name}.`, simpleResolvers: true })(Measures);
  const Total = namedClass(`${noun}Total`);
  ObjectType(`${noun}Total`, { description: `One group of ${name}; a dimension that is not grouped by is null.`, simpleResolvers: true })(
    Total,
  );
  const addTo = (Class: TypeClass, field: string, type: () => unknown, options: { nullable?: boolean; description: string }) =>
    Field(type as () => StringConstructor, options)(Class.prototype, field);
  for (const period of PERIODS) addTo(Total, period.toLowerCase(), () => String, { ...nullable, description: PERIOD_DESCRIPTIONS[period] });
  for (const dimension of Object.values(dimensions)) {
    addTo(Total, dimension.field, () => graphqlType(dimension), { ...nullable, description: keyDescription(dimension) });
    const { label } = dimension;
    if (label)
      addTo(Total, label.field, () => String, {
        ...nullable,
        description: `Name of ${dimension.field.replace(/Id$/, '')}; null outside the reader's scope.`,
      });
  }
  for (const [field, measure] of Object.entries(measures))
    for (const Class of [Measures, Total])
      addTo(Class, field, () => (measure.type === 'integer' ? Int : DecimalScalar), {
        nullable: Boolean(measure.nullable || measure.shareOf),
        description: measureDescription(measure),
      });
  addTo(Total, 'before', () => Measures, {
    ...nullable,
    description: 'The same group in the earlier period; null without `compare`, or without rows then.',
  });

  const Answer = namedClass(`${noun}Totals`);
  ObjectType(`${noun}Totals`, { description: `The answer of ${name}.`, simpleResolvers: true })(Answer);
  addTo(Answer, 'rows', () => [Total], { description: 'The groups of the page.' });
  addTo(Answer, 'others', () => Total, { ...nullable, description: 'The groups beyond `top` together; null when there are none.' });
  addTo(Answer, 'all', () => Total, {
    ...nullable,
    description: 'All rows of the filter together, whatever `having` and `top` leave out.',
  });
  addTo(Answer, 'groups', () => Int, { description: 'Number of groups on all pages.' });
  addTo(Answer, 'computedAt', () => DateTimeScalar, { description: 'When it was computed.' });
  return { Dimension, Filter, Bound, Answer };
}

/** Measures that the query selects, in any part of the answer. */
function wishOf(totals: Totals, info: GraphQLResolveInfo) {
  const parts = ['rows', 'others', 'all'].flatMap((part) => [[part], [part, 'before']]);
  const measures = new Set(
    parts.flatMap((path) => [...requestedFields(info, path)]).filter((name) => Object.hasOwn(totals.measures, name)),
  );
  const selected = requestedFields(info);
  return { measures, others: selected.has('others'), all: selected.has('all') };
}

/** The GraphQL query of a totals field. */
export function totalsDoor(totals: Totals): Function {
  const { Dimension, Filter, Bound, Answer } = typesOf(totals);
  const rules = totalsRules(totals);

  @Resolver()
  class TotalsResolver {}
  const queries = TotalsResolver.prototype as unknown as Record<string, unknown>;
  const { name } = totals;
  queries[name] = (
    ctx: AppContext,
    info: GraphQLResolveInfo,
    ...[groupBy, filter, having, compare, options]: unknown[]
  ): Promise<TotalsAnswer> =>
    runTotals({ totals, rules }, ctx, {
      raw: {
        groupBy,
        compare,
        filter: { ...(filter as object) },
        having: ((having ?? []) as object[]).map((bound) => ({ ...bound })),
        options: { ...(options as object) },
      },
      wish: wishOf(totals, info),
    });
  Query(() => Answer, { description: totals.description })(TotalsResolver.prototype, name, Object.getOwnPropertyDescriptor(queries, name)!);
  Ctx()(TotalsResolver.prototype, name, 0);
  Info()(TotalsResolver.prototype, name, 1);
  Arg('groupBy', () => [Dimension as never], { description: 'Dimensions of the groups, in the order of the answer; none: only `all`.' })(
    TotalsResolver.prototype,
    name,
    2,
  );
  Arg('filter', () => Filter, nullable)(TotalsResolver.prototype, name, 3);
  Arg('having', () => [Bound], { ...nullable, description: 'Bounds of measures.' })(TotalsResolver.prototype, name, 4);
  Arg('compare', () => TotalsComparison, nullable)(TotalsResolver.prototype, name, 5);
  Arg('options', () => TotalsOptions, nullable)(TotalsResolver.prototype, name, 6);
  return TotalsResolver;
}
