/**
 * graphql-codegen plugin: the columns that each list's query can filter by a range, by list. Lists that no document passes a filter to
 * have none.
 */
const { isInputObjectType, visit } = require('graphql');

const RANGES = new Set(['IntRange', 'DecimalRange', 'DayRange']);

const rangesOf = (type) =>
  Object.values(type.getFields())
    .filter((field) => RANGES.has(String(field.type)))
    .map(({ name }) => name);

module.exports.plugin = (schema, documents) => {
  const fields = schema.getQueryType().getFields();
  const lists = new Map();
  for (const { document } of documents)
    visit(document, {
      OperationDefinition({ operation, selectionSet }) {
        if (operation !== 'query') return;
        for (const selection of selectionSet.selections) {
          const name = selection.name?.value;
          const passed = selection.arguments?.some((argument) => argument.name.value === 'filter' && argument.value.kind === 'Variable');
          const filter = fields[name]?.args.find((argument) => argument.name === 'filter')?.type;
          if (passed && isInputObjectType(filter)) lists.set(name, rangesOf(filter));
        }
      },
    });
  const rows = [...lists]
    .filter(([, columns]) => columns.length > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, columns]) => `  ${name}: '${columns.join(' ')}',`);
  return `/** Columns with a range filter, by list. */
export const rangeColumns: Readonly<Record<string, string>> = {
${rows.join('\n')}
};
`;
};
