import type { Plugin } from 'vite';

/** Code of one file of GraphiQL, in English and in Portuguese. */
type Texts = Readonly<Record<string, string>>;

/** The same literal text in Portuguese. */
const literals = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([english, portuguese]) => [`"${english}"`, `"${portuguese}"`]));
const explorerLiterals = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([english, portuguese]) => [`'${english}'`, `'${portuguese}'`]));

/** Section titles of the documentation are also keys of its icons, so they are translated where they are rendered. */
const SECTIONS = {
  Arguments: 'Argumentos',
  'Deprecated Arguments': 'Argumentos obsoletos',
  'Deprecated Enum Values': 'Valores obsoletos',
  'Deprecated Fields': 'Campos obsoletos',
  Directives: 'Diretivas',
  'Enum Values': 'Valores',
  Fields: 'Campos',
  Implements: 'Implementa',
  Implementations: 'Implementações',
  'Possible Types': 'Tipos possíveis',
  'Root Types': 'Tipos de entrada',
  Type: 'Tipo',
  'All Schema Types': 'Todos os tipos',
};
const DEPRECATED = literals({ Deprecated: 'Obsoleto' });

/** GraphiQL has no translations: these are the texts that its users see or hear, by the file that holds them. */
const TEXTS: Readonly<Record<string, Texts>> = {
  'graphiql/dist/GraphiQL': {
    ...literals({
      Variables: 'Variáveis',
      'New tab': 'Nova aba',
      'Editor Commands': 'Comandos do editor',
      'Operation Editor': 'Editor de consultas',
      'Select active operation': 'Abas',
    }),
    '"Show" : "Hide"} editor tools': '"Mostrar" : "Ocultar"} variáveis',
  },
  'graphiql/dist/ui/sidebar': {
    '"Hide" : "Show"} $': '"Ocultar" : "Mostrar"} $',
    'Re-fetch GraphQL schema': 'Atualizar esquema',
    ...literals({
      'Open short keys dialog': 'Atalhos do teclado',
      'Open settings dialog': 'Preferências',
      'Short Keys': 'Atalhos do teclado',
      'This modal provides a list of available keyboard shortcuts and their functions.': 'Lista dos atalhos do teclado.',
      Settings: 'Preferências',
      'This modal lets you adjust header persistence, interface theme, and clear local storage.': 'Dados guardados neste navegador.',
      'Clear storage': 'Limpar dados guardados',
      'Remove all locally stored data and start fresh.': 'Apaga as abas e o histórico deste navegador.',
      'Cleared data': 'Dados apagados',
      Failed: 'Não deu certo',
      'Clear data': 'Limpar',
    }),
  },
  'graphiql/dist/ui/short-keys': literals({
    'Execute query': 'Executar consulta',
    'Open the Command Palette (you must have focus in the editor)': 'Abrir os comandos (com o foco no editor)',
    'Prettify editors': 'Formatar consulta e variáveis',
    'Copy query': 'Copiar consulta',
    'Re-fetch schema using introspection': 'Atualizar esquema',
    'Search in documentation': 'Pesquisar na documentação',
    'Search in editor': 'Pesquisar no editor',
    'Merge fragments definitions into operation definition': 'Juntar fragmentos à consulta',
    'Short Key': 'Atalho',
    Function: 'Função',
    'Monaco editor shortcuts': 'editor Monaco',
    'This Graph': 'Os atalhos do editor de Graph',
    'QL editor uses': 'QL são os do',
    ', with keybindings similar to VS Code. See the full list of shortcuts for': ', parecidos com os do VS Code. Lista completa para',
    or: 'ou',
  }),
  'graphiql/dist/ui/toolbar': {
    'Prettify query': 'Formatar consulta',
    'Merge fragments into query': 'Juntar fragmentos à consulta',
    'Copy query': 'Copiar consulta',
  },
  '@graphiql/react/dist/utility/tabs': literals({ '<untitled>': 'Sem nome' }),
  '@graphiql/react/dist/utility/jsonc': {
    'are invalid JSON: ${error instanceof Error ? error.message : error}.': 'não são um JSON válido.',
    'are not a JSON object.': 'não são um objeto JSON.',
  },
  '@graphiql/react/dist/stores/execution': {
    'Request not sent. ${editor === variableEditor ? "Variables" : "Request headers"}': 'Consulta não enviada: as variáveis',
    ...literals({ 'Automatically added leaf fields': 'Campos acrescentados automaticamente' }),
  },
  '@graphiql/react/dist/components/tabs/index': literals({ 'Close Tab': 'Fechar aba' }),
  '@graphiql/react/dist/components/dialog/index': literals({ 'Close dialog': 'Fechar' }),
  '@graphiql/react/dist/components/response-editor': literals({ 'Result Window': 'Resultado em JSON' }),
  '@graphiql/react/dist/components/execute-button/index': {
    '"Stop" : "Execute"} query': '"Parar" : "Executar"} consulta',
    '`<Unnamed ${operation.operation}>`': '"Sem nome"',
  },
  '@graphiql/react/dist/constants': literals({
    'Prettify Editors': 'Formatar consulta e variáveis',
    'Merge Fragments into Query': 'Juntar fragmentos à consulta',
    'Run Operation': 'Executar consulta',
    'Copy Query': 'Copiar consulta',
  }),
  '@graphiql/plugin-history/dist/index': literals({ History: 'Histórico' }),
  '@graphiql/plugin-history/dist/components': literals({
    History: 'Histórico',
    Cleared: 'Apagado',
    'Failed to Clear': 'Não deu certo',
    Clear: 'Limpar',
    'Type a label': 'Dê um nome',
    Save: 'Salvar',
    'Set active': 'Abrir no editor',
    'Edit label': 'Dar um nome',
    'Remove favorite': 'Tirar das favoritas',
    'Add favorite': 'Pôr nas favoritas',
    'Delete from history': 'Excluir do histórico',
  }),
  '@graphiql/plugin-doc-explorer/dist/context': {
    ...literals({ 'Documentation Explorer': 'Documentação', Docs: 'Documentação' }),
    'Show Documentation Explorer': 'Mostrar Documentação',
  },
  '@graphiql/plugin-doc-explorer/dist/components/doc-explorer': {
    ...literals({
      'Error fetching schema': 'O esquema não pôde ser lido',
      'No GraphQL schema available': 'Sem esquema',
      'Documentation Explorer': 'Documentação',
    }),
    'Go back to $': 'Voltar para $',
  },
  '@graphiql/plugin-doc-explorer/dist/components/schema-documentation': literals({
    'A GraphQL schema provides a root type for each kind of operation.': 'Comece por Query, que tem tudo o que se pode ler.',
  }),
  '@graphiql/plugin-doc-explorer/dist/components/search': {
    'Search $': 'Pesquisar em $',
    ...literals({ 'No results found': 'Nenhum resultado', 'Other results': 'Outros resultados' }),
  },
  '@graphiql/plugin-doc-explorer/dist/components/section': {
    't1,\n      title\n': `t1,\n      ${JSON.stringify(SECTIONS)}[title] ?? title\n`,
  },
  '@graphiql/plugin-doc-explorer/dist/components/field-documentation': literals({ 'Show Deprecated Arguments': 'Mostrar obsoletos' }),
  '@graphiql/plugin-doc-explorer/dist/components/type-documentation': literals({
    'Show Deprecated Fields': 'Mostrar obsoletos',
    'Show Deprecated Values': 'Mostrar obsoletos',
  }),
  '@graphiql/plugin-doc-explorer/dist/components/argument': DEPRECATED,
  '@graphiql/plugin-doc-explorer/dist/components/deprecation-reason': DEPRECATED,
  '@graphiql/plugin-explorer/dist/index': literals({ 'GraphiQL Explorer': 'Explorador de campos' }),
  'graphiql-explorer/dist/Explorer': {
    ...explorerLiterals({
      Explorer: 'Explorador de campos',
      'Remove the variable': 'Tirar a variável',
      'Extract the current value into a GraphQL variable': 'Transformar o valor em variável',
      'Extract selections into a new reusable fragment': 'Transformar a seleção em fragmento',
      'No Schema Available': 'Sem esquema',
    }),
    "capitalize(operationType) + ' Name'": "'Nome da consulta'",
    // It cannot edit lists of words, as in groupBy, and reports each as an error of the page.
    "console.error('arg mismatch between arg and selection', argType, argValue);": '',
  },
};

const fileOf = (id: string): string | undefined => Object.keys(TEXTS).find((file) => id.split('?')[0]!.endsWith(`node_modules/${file}.js`));

/** Replaces GraphiQL's English texts in the built client. Fails when a version of GraphiQL no longer has one of them. */
export const portugueseConsole = (): Plugin => ({
  name: 'portuguese-console',
  transform: {
    filter: { id: /node_modules\/(graphiql|@graphiql|graphiql-explorer)\/.*\.js/ },
    handler(code, id) {
      const file = fileOf(id);
      if (!file) return null;
      return Object.entries(TEXTS[file]!).reduce((text, [english, portuguese]) => {
        if (!text.includes(english)) this.error(`${file} has no text ${english}`);
        return text.replaceAll(english, () => portuguese);
      }, code);
    },
  },
});
