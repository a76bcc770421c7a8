import type { CodegenConfig } from '@graphql-codegen/cli';

const TYPES = 'web/graphql/types.generated.ts';

const config = {
  scalars: {
    Decimal: 'string',
    DateTime: 'string',
    DateTimeISO: 'string',
    Upload: 'File',
    JSONObject: 'Record<string, unknown>',
    Day: 'string',
    ID: { input: 'string | number', output: 'string' },
  },
  useTypeImports: true,
  optimizeDocumentNode: true,
};

/** Sent without Apollo (web/session/request.ts), so that login pages load neither Apollo nor a printer of documents. */
const AS_TEXT = [
  'web/session/*.graphql',
  'web/panel/first-access.graphql',
  'web/members/banners/public-banners.graphql',
  'web/features/storefront/terms/terms.graphql',
];

const besideDocuments = {
  preset: 'near-operation-file',
  presetConfig: { extension: '.generated.ts', baseTypesPath: 'graphql/types.generated.ts' },
} as const;
const operations = { ...config, importSchemaTypesFrom: TYPES, namespacedImportName: 'Types', importExtension: '.ts' };

/**
 * The browser's half of the GraphQL contract: inputs and enums once, operations and their hooks beside each document.
 * `typescript-operations` 6 emits the schema's types itself, so the plugin `typescript` must not join it.
 */
const codegen: CodegenConfig = {
  schema: process.env.GRAPHQL_SCHEMA ?? './schema.graphql',
  generates: {
    [TYPES]: {
      documents: 'web/**/*.graphql',
      plugins: ['typescript-operations'],
      config: { ...config, generateOperationTypes: false },
    },
    'web/lists/filters/range-columns.generated.ts': {
      documents: 'web/**/*.graphql',
      plugins: ['./scripts/generate/codegen-range-columns.cjs'],
    },
    'web/': {
      ...besideDocuments,
      documents: ['web/**/*.graphql', ...AS_TEXT.map((file) => `!${file}`)],
      plugins: ['typescript-operations', 'typed-document-node', './scripts/generate/codegen-apollo-hooks.cjs'],
      config: operations,
    },
    './web/': {
      ...besideDocuments,
      documents: AS_TEXT,
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...operations, documentMode: 'string' },
    },
  },
};

export default codegen;
