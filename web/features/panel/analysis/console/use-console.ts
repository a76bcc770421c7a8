import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FIRST_QUERY } from '../analysis.messages.ts';

/** On a phone a panel covers the editor. */
const PHONE = '(max-width:700px)';

/** What the console's own panels do with the editor. */
export const useConsole = () => {
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const { addTab, run, setVisiblePlugin } = useGraphiQLActions();
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  return {
    /** Writes a query; what a person wrote stays in its own tab. */
    write: (query: string, generated: string | null) => {
      const now = queryEditor?.getValue().trim() ?? '';
      if (now !== '' && now !== FIRST_QUERY.trim() && now !== generated?.trim()) addTab();
      queryEditor?.setValue(query);
      variableEditor?.setValue('');
    },
    setVariables: (variables: string) => variableEditor?.setValue(variables),
    run,
    closeOnPhone: () => {
      if (isPhone) setVisiblePlugin(null);
    },
  };
};
