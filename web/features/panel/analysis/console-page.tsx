import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useColorScheme } from '@mui/material/styles';
import { GraphiQL } from 'graphiql';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import '@graphiql/plugin-explorer/style.css';
import { useMemo, useState } from 'react';
import { readFailure } from '../../../session/failure.ts';
import { useCan, useViewer } from '../../../session/session-context.ts';
import { sessionHeaders } from '../../../session/session-headers.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { FIRST_QUERY, analysisTexts as texts } from './analysis.messages.ts';
import './console.css';
import { consolePlugins } from './console/console-plugins.ts';
import { RESULT_VIEWS, type ResultView, ResultViews } from './console/result-views.tsx';
import { useNarrowConsole } from './console/use-console.ts';
import { ConsoleActions } from './console-actions.tsx';
import { consoleStorage } from './console-storage.ts';

interface Answer {
  errors?: readonly { message: string; extensions?: object }[];
}

/** The result shows few lines, and an error's message and detail are those to read. */
const withMessagesFirst = ({ errors, ...answer }: Answer): Answer =>
  errors ? { errors: errors.map(({ message, extensions, ...rest }) => ({ message, extensions, ...rest })), ...answer } : answer;

/** Sends the query as any other screen does: same origin, same session. */
async function ask(params: { query: string; variables?: unknown; operationName?: string | null }): Promise<Answer> {
  try {
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { ...sessionHeaders(), 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
      body: JSON.stringify(params),
    });
    return withMessagesFirst((await answer.json()) as Answer);
  } catch (error) {
    return { errors: [{ message: readFailure(error).message }] };
  }
}

const VIEW = 'resultView';

/** The analysts' console: an editor with panels that write queries, and the result as JSON, table, chart and spreadsheet. */
export const ConsolePage = () => {
  const viewer = useViewer();
  const can = useCan();
  const isNarrow = useNarrowConsole();
  const [runs, setRuns] = useState(0);
  const [isExpanded, setExpanded] = useState(false);
  const { mode, systemMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  const storage = useMemo(() => consoleStorage(viewer?.id ?? ''), [viewer?.id]);
  const [view, setView] = useState(() => RESULT_VIEWS.find((one) => one === storage.getItem(VIEW)) ?? 'json');
  const fetcher = useMemo(
    () => async (params: Parameters<typeof ask>[0]) => {
      const given = await ask(params);
      if (params.operationName !== 'IntrospectionQuery') setRuns((before) => before + 1);
      return given as Record<string, unknown>;
    },
    [],
  );
  const handleView = (next: ResultView) => {
    storage.setItem(VIEW, next);
    setView(next);
  };
  return (
    <Box className="console-page">
      <PageHeader
        title={texts.console}
        description={isNarrow ? undefined : texts.consoleHint}
        actions={
          <>
            <Button href="/api/docs" target="_blank" rel="noopener">
              {texts.rest}
            </Button>
            {can('analysis:manageTokens') && (
              <>
                <ButtonLink to="/painel/analise/planilhas">{texts.deliveries}</ButtonLink>
                <ButtonLink to="/painel/analise/tokens">{texts.tokens}</ButtonLink>
              </>
            )}
          </>
        }
      />
      <Box className="console-frame" data-answered={runs > 0} data-view={view} data-expanded={isExpanded && runs > 0}>
        <GraphiQL
          fetcher={fetcher}
          storage={storage}
          plugins={consolePlugins}
          forcedTheme={isDark ? 'dark' : 'light'}
          defaultQuery={FIRST_QUERY}
          isHeadersEditorEnabled={false}
          showPersistHeadersSettings={false}
          defaultEditorToolsVisibility={false}
        >
          <GraphiQL.Logo>
            <Box className="console-own console-actions">
              <ConsoleActions viewerId={viewer?.id ?? ''} />
            </Box>
          </GraphiQL.Logo>
          <GraphiQL.Footer>
            <ResultViews runs={runs} storage={storage} view={view} onView={handleView} isExpanded={isExpanded} onExpand={setExpanded} />
          </GraphiQL.Footer>
        </GraphiQL>
      </Box>
    </Box>
  );
};
