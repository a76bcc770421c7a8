import { useApolloClient } from '@apollo/client/react';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { ExpiryAudience } from '../../../graphql/types.generated.ts';
import { attempt } from '../../../session/failure.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ExpireCard } from './expire-card.tsx';
import { ExpiryPreviewDocument, ReturnPreviewDocument } from './expiry.generated.ts';
import { expiryTexts as texts } from './expiry.messages.ts';
import { ReturnCard } from './return-card.tsx';
import { RunsTable } from './runs-table.tsx';
import { useRuns } from './use-runs.ts';

const AUDIENCES = ['CLIENTE_FINAL', 'BALCONISTA'] as const;
const PARAM = 'publico';
/** The audience's name in the URL. */
const SLUGS: Readonly<Record<ExpiryAudience, string>> = { CLIENTE_FINAL: 'cliente', BALCONISTA: 'balconista' };

/** Expirar e Devolver Pontos (document 001 §2): choose an audience; see what has expired, what can be returned, and the runs. */
export const ExpiryPage = () => {
  const client = useApolloClient();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [address, setAddress] = useSearchParams();
  const publico: ExpiryAudience = address.get(PARAM) === SLUGS.CLIENTE_FINAL ? 'CLIENTE_FINAL' : 'BALCONISTA';
  const handleEnded = useCallback(
    () => void attempt(client.refetchQueries({ include: [ExpiryPreviewDocument, ReturnPreviewDocument] })),
    [client],
  );
  const { runs, running, loading, error, refetch } = useRuns(publico, handleEnded);
  const handleStarted = () => attempt(refetch());
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        breadcrumbs={[{ label: texts.parent, to: '/painel/processar' }]}
        actions={
          <ButtonLink to="/painel/processar" variant="outlined" startIcon={<ArrowBack />} sx={{ minHeight: 44 }}>
            {texts.back}
          </ButtonLink>
        }
      />
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-label={texts.audience}
        value={publico}
        onChange={(_event, chosen: ExpiryAudience | null) => chosen && setAddress({ [PARAM]: SLUGS[chosen] }, { replace: true })}
        sx={{ mb: 2.5, display: { xs: 'grid', sm: 'inline-flex' }, gridAutoFlow: 'column', gridAutoColumns: '1fr' }}
      >
        {AUDIENCES.map((audience) => (
          <ToggleButton key={audience} value={audience} sx={{ minHeight: 44, px: 3, color: 'text.primary' }}>
            {texts.audiences[audience]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <ExpireCard publico={publico} running={running} onStarted={handleStarted} />
        <ReturnCard key={publico} publico={publico} running={running} onStarted={handleStarted} />
      </Box>
      <Box component="section" aria-label={texts.runs} sx={{ mt: 4 }}>
        <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
          {texts.runs}
        </Typography>
        <Paper variant="outlined" sx={{ p: { xs: 1, sm: 2 } }}>
          <RunsTable runs={runs} loading={loading && !runs} error={error} onRetry={refetch} isNarrow={isNarrow} />
        </Paper>
      </Box>
    </>
  );
};
