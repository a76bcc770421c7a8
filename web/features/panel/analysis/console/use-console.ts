import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FIRST_QUERY } from '../analysis.messages.ts';

/** Whether a panel covers the editor (console.css). */
export const useNarrowConsole = () => useMediaQuery('(max-width:700px)', { noSsr: true });

/** What the console's own panels do with the editor. */
export const useConsole = () => {
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const { addTab, run, setOperationName, setVisiblePlugin } = useGraphiQLActions();
  const isPhone = useNarrowConsole();
  return {
    /** Writes a query; what a person wrote stays in its own tab. */
    write: (query: string, generated: string | null) => {
      const now = queryEditor?.getValue().trim() ?? '';
      if (now !== '' && now !== FIRST_QUERY.trim() && now !== generated?.trim()) addTab();
      queryEditor?.setValue(query);
      variableEditor?.setValue('');
      // GraphiQL reads the name with a delay, but the query may run at once.
      setOperationName(/^query (\w+)/m.exec(query)?.[1] ?? '');
    },
    setVariables: (variables: string) => variableEditor?.setValue(variables),
    run,
    closeOnPhone: () => {
      if (isPhone) setVisiblePlugin(null);
    },
  };
};
