/** A text in a GraphiQL file and its replacement. */
type Edit = readonly [from: string, to: string];

/** Section titles of the documentation: GraphiQL looks up their icons by the English ones. */
const SECTION_TITLES = {
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
  'Root Types': 'Tipos raiz',
  Type: 'Tipo',
  'All Schema Types': 'Todos os tipos',
};

/**
 * GraphiQL has no translation setting. These are the texts the console shows, by source file, plus a few roles and names that fix
 * accessibility: tabs that contain buttons become a list, and icon-only controls get a name.
 */
export const graphiqlEdits: Readonly<Record<string, readonly Edit[]>> = {
  'graphiql/dist/GraphiQL.js': [
    ['"New tab"', '"Nova aba"'],
    ['=== "second" ? "Show" : "Hide"} editor tools', '=== "second" ? "Mostrar" : "Esconder"} variáveis'],
    ['"Editor Commands"', '"Comandos do editor"'],
    ['"Operation Editor"', '"Editor da consulta"'],
    ['children: "Variables"', 'children: "Variáveis"'],
    ['"variables" ? "Variables" : "Headers"', '"variables" ? "Variáveis" : "Cabeçalhos"'],
    ['"Select active operation"', '"Abas"'],
    ['role: "tabpanel", id: "graphiql-session"', 'role: "group", id: "graphiql-session"'],
  ],
  'graphiql/dist/ui/toolbar.js': [
    ['`Prettify query (', '`Formatar consulta ('],
    ['`Merge fragments into query (', '`Juntar fragmentos à consulta ('],
    ['`Copy query (', '`Copiar consulta ('],
  ],
  'graphiql/dist/ui/sidebar.js': [
    ['`Re-fetch GraphQL schema (', '`Ler o esquema de novo ('],
    ['"Open short keys dialog"', '"Atalhos do teclado"'],
    ['"Open settings dialog"', '"Configurações do console"'],
    ['? "Hide" : "Show"}', '? "Esconder" : "Mostrar"}'],
    ['children: "Short Keys"', 'children: "Atalhos do teclado"'],
    ['"This modal provides a list of available keyboard shortcuts and their functions."', '"As teclas do editor e o que fazem."'],
    ['children: "Settings"', 'children: "Configurações do console"'],
    [
      '"This modal lets you adjust header persistence, interface theme, and clear local storage."',
      '"O que o console guarda neste navegador."',
    ],
    ['"Clear storage"', '"Limpar dados"'],
    [
      '"Remove all locally stored data and start fresh."',
      '"Apaga as abas e o histórico guardados neste navegador. As consultas salvas ficam."',
    ],
    ['success: "Cleared data"', 'success: "Dados apagados"'],
    ['error: "Failed"', 'error: "Não foi possível apagar"'],
    ['|| "Clear data"', '|| "Apagar"'],
  ],
  'graphiql/dist/ui/short-keys.js': [
    ['"Execute query"', '"Executar a consulta"'],
    ['"Open the Command Palette (you must have focus in the editor)"', '"Abrir a lista de comandos (com o cursor no editor)"'],
    ['"Prettify editors"', '"Formatar os editores"'],
    ['"Copy query"', '"Copiar a consulta"'],
    ['"Re-fetch schema using introspection"', '"Ler o esquema de novo"'],
    ['"Search in documentation"', '"Buscar na documentação"'],
    ['"Search in editor"', '"Buscar no editor"'],
    ['"Merge fragments definitions into operation definition"', '"Juntar os fragmentos à consulta"'],
    ['"Short Key"', '"Teclas"'],
    ['"Function"', '"O que fazem"'],
    ['"This Graph"', '"Este editor Graph"'],
    ['"QL editor uses"', '"QL tem os"'],
    ['"Monaco editor shortcuts"', '"atalhos do editor Monaco"'],
    [
      '", with keybindings similar to VS Code. See the full list of shortcuts for"',
      '", parecidos com os do VS Code. A lista completa está aqui para"',
    ],
    ['"or"', '"ou"'],
  ],
  '@graphiql/react/dist/components/execute-button/index.js': [
    ['? "Stop" : "Execute"} query (', '? "Parar" : "Executar"} consulta ('],
    ['`<Unnamed ', '`<sem nome: '],
  ],
  '@graphiql/react/dist/components/tabs/index.js': [
    ['"Close Tab"', '"Fechar aba"'],
    ['"aria-selected": isActive', '"aria-current": isActive'],
    ['role: "tab"', 'role: "listitem"'],
    ['role: "tablist"', 'role: "list"'],
  ],
  '@graphiql/react/dist/components/response-editor.js': [['"Result Window"', '"Resultado"']],
  '@graphiql/react/dist/components/dialog/index.js': [['"Close dialog"', '"Fechar"']],
  '@graphiql/react/dist/constants.js': [
    ['"Prettify Editors"', '"Formatar os editores"'],
    ['"Merge Fragments into Query"', '"Juntar fragmentos à consulta"'],
    ['"Run Operation"', '"Executar a consulta"'],
    ['"Copy Query"', '"Copiar a consulta"'],
    // Arguments and numbers have too little contrast on the highlighted line.
    ['foreground: "#6c69ce"', 'foreground: "#4f4cb3" }, { token: "number", foreground: "#066b45"'],
    // Replaces the editor's pink accent with the product's.
    ['"#ff5794', '"#59c0b2'],
    ['"#d60590', '"#106159'],
  ],
  '@graphiql/react/dist/stores/execution.js': [
    ['"Automatically added leaf fields"', '"Campos acrescentados"'],
    ['`Request not sent. ', '`Consulta não enviada. '],
    ['? "Variables" : "Request headers"', '? "Variáveis:" : "Cabeçalhos:"'],
  ],
  '@graphiql/react/dist/utility/tabs.js': [['"<untitled>"', '"<sem título>"']],
  // Icon titles are in English; every icon is next to a text or in a named button.
  '@graphiql/react/dist/icons/index.js': [
    ['RawComponent.name.replace("Svg", "").replaceAll(/([A-Z])/g, " $1").trimStart().toLowerCase() + " icon"', 'void 0'],
  ],
  '@graphiql/plugin-doc-explorer/dist/context.js': [
    ['"Documentation Explorer"', '"Documentação"'],
    ['name: "Docs"', 'name: "Documentação"'],
  ],
  '@graphiql/plugin-doc-explorer/dist/components/doc-explorer.js': [
    ['"Error fetching schema"', '"Não foi possível ler o esquema"'],
    ['"Schema is invalid: "', '"O esquema está errado: "'],
    ['"No GraphQL schema available"', '"Não há esquema"'],
    ['`Go back to ', '`Voltar para '],
    ['"Documentation Explorer"', '"Documentação"'],
  ],
  '@graphiql/plugin-doc-explorer/dist/components/schema-documentation.js': [
    ['"A GraphQL schema provides a root type for each kind of operation."', '"As perguntas começam em Query; as mudanças, em Mutation."'],
  ],
  '@graphiql/plugin-doc-explorer/dist/components/section.js': [
    ['      t1,\n      title\n', '      t1,\n      TITLES[title]\n'],
    ['const TYPE_TO_ICON = {', `const TITLES = ${JSON.stringify(SECTION_TITLES)};\nconst TYPE_TO_ICON = {`],
  ],
  '@graphiql/plugin-doc-explorer/dist/components/search.js': [
    ['`Search $', '`Buscar em $'],
    ['{navItem.name}...`', '{navItem.name}`'],
    ['jsx(ComboboxInput, { autoComplete', 'jsx(ComboboxInput, { "aria-label": t6, autoComplete'],
    ['"No results found"', '"Nenhum resultado"'],
    ['"Other results"', '"Outros resultados"'],
  ],
  '@graphiql/plugin-doc-explorer/dist/components/type-documentation.js': [
    ['"Show Deprecated Fields"', '"Mostrar campos obsoletos"'],
    ['"Show Deprecated Values"', '"Mostrar valores obsoletos"'],
  ],
  '@graphiql/plugin-doc-explorer/dist/components/field-documentation.js': [
    ['"Show Deprecated Arguments"', '"Mostrar argumentos obsoletos"'],
  ],
  '@graphiql/plugin-doc-explorer/dist/components/argument.js': [['children: "Deprecated"', 'children: "Obsoleto"']],
  '@graphiql/plugin-doc-explorer/dist/components/deprecation-reason.js': [['children: "Deprecated"', 'children: "Obsoleto"']],
  // The only commands whose names bypass the editor's translation function.
  'monaco-editor/esm/vs/editor/contrib/inlineEdit/browser/commands.js': [
    ["label: 'Accept Inline Edit'", "label: 'Aceitar a mudança na linha'"],
    ["label: 'Trigger Inline Edit'", "label: 'Mostrar mudança na linha'"],
    ["label: 'Jump to Inline Edit'", "label: 'Ir para a mudança na linha'"],
    ["label: 'Jump Back from Inline Edit'", "label: 'Voltar da mudança na linha'"],
    ["label: 'Reject Inline Edit'", "label: 'Recusar a mudança na linha'"],
  ],
  '@graphiql/plugin-history/dist/index.js': [['title: "History"', 'title: "Histórico"']],
  '@graphiql/plugin-history/dist/components.js': [
    ['const t2 = "History"', 'const t2 = "Histórico"'],
    ['      "History",\n', '      "Histórico",\n'],
    ['success: "Cleared"', 'success: "Limpo"'],
    ['error: "Failed to Clear"', 'error: "Não foi possível limpar"'],
    ['|| "Clear"', '|| "Limpar"'],
    ['"Type a label"', '"Nome da consulta", "aria-label": "Nome da consulta"'],
    ['children: "Save"', 'children: "Salvar"'],
    ['onClick: handleClose, children', 'onClick: handleClose, "aria-label": "Cancelar", children'],
    ['label: "Set active"', 'label: "Abrir"'],
    ['"aria-label": "Set active"', '"aria-label": "Abrir: " + displayName'],
    ['"Edit label"', '"Dar nome"'],
    ['"Remove favorite" : "Add favorite"', '"Tirar dos favoritos" : "Pôr nos favoritos"'],
    ['"Delete from history"', '"Tirar do histórico"'],
  ],
};
