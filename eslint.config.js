import graphql from '@graphql-eslint/eslint-plugin';

/** Only the printed GraphQL schema is linted by ESLint; TypeScript has Biome and oxlint. */
export default [
  {
    files: ['schema.graphql'],
    languageOptions: { parser: graphql.parser, parserOptions: { graphQLConfig: { schema: './schema.graphql' } } },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          rootField: true,
        },
      ],
      // A row of a list has an id. Pages, totals, answers of a question and settings have none: they are values.
      '@graphql-eslint/strict-id-in-types': 'off',
      // `codigo_cadastro` is the documents' name of a field.
      '@graphql-eslint/naming-convention': [
        'error',
        {
          ...graphql.configs['flat/schema-recommended'].rules['@graphql-eslint/naming-convention'][1],
          InputValueDefinition: { style: 'camelCase', ignorePattern: '^codigo_cadastro$' },
          // Words of the documents as stored, names of parameters as the settings call them, kinds as `extensions.kind` holds them.
          EnumValueDefinition: {
            style: 'UPPER_CASE',
            ignorePattern:
              '^(bivolt|credito|geral|recarga|experiencia|pix|Equipe|Sistema|invalid|unauthenticated|forbidden|conflict|limit|unavailable|[a-z]+[A-Z]\\w+)$',
          },
        },
      ],
      // Documented names: offerId is the third party's, redemptionCode what a person reads out.
      '@graphql-eslint/no-typename-prefix': 'off',
    },
  },
];
