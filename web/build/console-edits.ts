/** A text in a file of GraphiQL, and its replacement. */
type Edit = readonly [from: string, to: string];

/** GraphiQL's own words stay English, as GraphQL's are. Its errors are explained in Portuguese; roles, names and contrast let everybody use it. */
export const consoleEdits: Readonly<Record<string, readonly Edit[]>> = {
  'graphiql/dist/GraphiQL.js': [['role: "tabpanel", id: "graphiql-session"', 'role: "group", id: "graphiql-session"']],
  'graphiql/dist/ui/sidebar.js': [['error: "Failed"', 'error: "Não foi possível apagar"']],
  // Tabs that hold buttons are a list.
  '@graphiql/react/dist/components/tabs/index.js': [
    ['"aria-selected": isActive', '"aria-current": isActive'],
    ['role: "tab"', 'role: "listitem"'],
    ['role: "tablist"', 'role: "list"'],
  ],
  '@graphiql/react/dist/constants.js': [
    // Arguments and numbers are too pale on the line under the pointer.
    ['foreground: "#6c69ce"', 'foreground: "#4f4cb3" }, { token: "number", foreground: "#066b45"'],
    // The product's accent instead of pink.
    ['"#ff5794', '"#59c0b2'],
    ['"#d60590', '"#106159'],
  ],
  '@graphiql/react/dist/stores/execution.js': [
    ['`Request not sent. ', '`Consulta não enviada. '],
    ['? "Variables" : "Request headers"', '? "Variáveis:" : "Cabeçalhos:"'],
  ],
  // Each picture stands beside a word or in a button with a name.
  '@graphiql/react/dist/icons/index.js': [
    ['RawComponent.name.replace("Svg", "").replaceAll(/([A-Z])/g, " $1").trimStart().toLowerCase() + " icon"', 'void 0'],
  ],
  '@graphiql/plugin-doc-explorer/dist/components/doc-explorer.js': [
    ['"Error fetching schema"', '"Não foi possível ler o esquema"'],
    ['"Schema is invalid: "', '"O esquema está errado: "'],
    ['"No GraphQL schema available"', '"Não há esquema"'],
  ],
  '@graphiql/plugin-doc-explorer/dist/components/search.js': [
    ['jsx(ComboboxInput, { autoComplete', 'jsx(ComboboxInput, { "aria-label": t6, autoComplete'],
  ],
  '@graphiql/plugin-history/dist/components.js': [
    ['error: "Failed to Clear"', 'error: "Não foi possível limpar"'],
    ['"Type a label"', '"Type a label", "aria-label": "Label"'],
    ['onClick: handleClose, children', 'onClick: handleClose, "aria-label": "Cancel", children'],
    ['"aria-label": "Set active"', '"aria-label": "Open: " + displayName'],
  ],
};
