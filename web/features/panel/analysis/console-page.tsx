import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { GraphiQL } from 'graphiql';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { useMemo, useState } from 'react';
import { readFailure } from '../../../session/failure.ts';
import { useCan, useViewer } from '../../../session/session-context.ts';
import { sessionHeaders } from '../../../session/session-headers.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { FIRST_QUERY, analysisTexts as texts } from './analysis.messages.ts';
import './console.css';
import { ConsoleActions } from './console-actions.tsx';
import { consoleStorage } from './console-storage.ts';

interface Answer {
  errors?: readonly { message: string }[];
  data?: unknown;
  extensions?: { cost?: { price: number; limit: number } };
}

/** Sends the query as any other screen does: same origin, same session. */
async function ask(params: { query: string; variables?: unknown; operationName?: string | null }): Promise<Answer> {
  try {
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { ...sessionHeaders(), 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
      body: JSON.stringify(params),
    });
    return (await answer.json()) as Answer;
  } catch (error) {
    return { errors: [{ message: readFailure(error).message }] };
  }
}

/** The analysts' console: an editor with completion, documentation, history, saved queries, and export of the result to a spreadsheet. */
export const ConsolePage = () => {
  const viewer = useViewer();
  const can = useCan();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { mode, systemMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  const storage = useMemo(() => consoleStorage(viewer?.id ?? ''), [viewer?.id]);
  const fetcher = useMemo(
    () => async (params: Parameters<typeof ask>[0]) => {
      const given = await ask(params);
      if (params.operationName !== 'IntrospectionQuery') setAnswer(given);
      return given as Record<string, unknown>;
    },
    [],
  );
  const cost = answer?.extensions?.cost;
  return (
    <>
      <PageHeader
        title={texts.console}
        description={texts.consoleHint}
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
      <Box className="console-frame" data-answered={answer !== null}>
        <GraphiQL
          fetcher={fetcher}
          storage={storage}
          forcedTheme={isDark ? 'dark' : 'light'}
          defaultQuery={FIRST_QUERY}
          isHeadersEditorEnabled={false}
          showPersistHeadersSettings={false}
          defaultEditorToolsVisibility={false}
        >
          <GraphiQL.Logo>
            <span />
          </GraphiQL.Logo>
          <GraphiQL.Footer>
            <Box className="console-footer">
              <ConsoleActions data={answer?.data} viewerId={viewer?.id ?? ''} />
              <Typography variant="body2" role="status" color="textSecondary">
                {cost ? texts.cost(cost.price, cost.limit) : ''}
              </Typography>
            </Box>
          </GraphiQL.Footer>
        </GraphiQL>
      </Box>
    </>
  );
};
