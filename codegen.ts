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

/**
 * The browser's half of the GraphQL contract: inputs and enums once, operations and their hooks beside each document.
 * `typescript-operations` 6 emits the schema's types itself, so the plugin `typescript` must not join it.
 */
const codegen: CodegenConfig = {
  schema: process.env.GRAPHQL_SCHEMA ?? './schema.graphql',
  documents: 'web/**/*.graphql',
  generates: {
    [TYPES]: { plugins: ['typescript-operations'], config: { ...config, generateOperationTypes: false } },
    'web/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'graphql/types.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './scripts/generate/codegen-apollo-hooks.cjs'],
      config: { ...config, importSchemaTypesFrom: TYPES, namespacedImportName: 'Types', importExtension: '.ts' },
    },
  },
};

export default codegen;
