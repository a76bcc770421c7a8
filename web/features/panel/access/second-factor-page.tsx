import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListColumn } from '../../../lists/list-types.ts';
import { LocalTable } from '../../../lists/local-table.tsx';
import { homeOf } from '../../../session/redirects.ts';
import { useSession } from '../../../session/session-context.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { type OwnFactorRowFragment, useOwnSecondFactorsQuery } from './access.generated.ts';
import { accessTexts as texts } from './access.messages.ts';

const FactorDialogs = lazyDialog(async () => (await import('./factor-dialogs.tsx')).FactorDialogs);
const RecoveryCodesDialog = lazyDialog(async () => (await import('./recovery-codes-dialog.tsx')).RecoveryCodesDialog);

type Row = OwnFactorRowFragment;
/** What the person is doing: registering, removing or renewing. */
type Act = { kind: 'totp' | 'passkey' | 'regenerate' } | { kind: 'remove'; factor: Row };

const FEW_CODES = 3;

const columns: ListColumn<Row>[] = [
  { field: 'nome', title: texts.name, width: 200 },
  { field: 'tipo', title: texts.kind, width: 200, value: ({ tipo }) => texts.kinds[tipo] },
  { field: 'criadoEm', title: texts.createdAt, type: 'dateTime' },
  { field: 'ultimoUsoEm', title: texts.usedAt, type: 'dateTime' },
];

const Ways = ({ onChoose }: { onChoose: (act: Act) => void }) => (
  <Box sx={{ mt: 2, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
    {(['totp', 'passkey'] as const).map((kind) => (
      <Box key={kind} sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        <Button variant="contained" onClick={() => onChoose({ kind })} sx={{ minHeight: 44 }}>
          {kind === 'totp' ? texts.addTotp : texts.addPasskey}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {kind === 'totp' ? texts.addTotpHint : texts.addPasskeyHint}
        </Typography>
      </Box>
    ))}
  </Box>
);

const RecoveryCodes = ({ left, onRegenerate }: { left: number; onRegenerate: () => void }) => (
  <Paper variant="outlined" component="section" aria-label={texts.codes} sx={{ mt: 2, p: { xs: 2, sm: 2.5 } }}>
    <Typography variant="h3" component="h2">
      {texts.codes}
    </Typography>
    <Typography sx={{ mt: 1 }}>{texts.codesLeft(left)}</Typography>
    <Typography variant="body2" color="textSecondary">
      {texts.codesHint}
    </Typography>
    {left <= FEW_CODES && (
      <Alert severity="warning" sx={{ mt: 1 }}>
        {texts.codesFew}
      </Alert>
    )}
    <Button variant="outlined" onClick={onRegenerate} sx={{ mt: 2, minHeight: 44 }}>
      {texts.regenerate}
    </Button>
  </Paper>
);

/** The own second factors: authenticator apps, passkeys and recovery codes. */
export const SecondFactorPage = () => {
  const { viewer, refreshViewer } = useSession();
  const navigate = useNavigate();
  const { data, loading, error, refetch } = useOwnSecondFactorsQuery({ fetchPolicy: 'cache-and-network', context: { silent: true } });
  const [act, setAct] = useState<Act | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // Until now nothing else was allowed: after the codes, the panel opens.
  const [wasPending] = useState(viewer?.segundoFatorPendente ?? false);
  const own = data?.ownSecondFactors;
  const handleDone = async (newCodes: readonly string[] = []) => {
    if (newCodes.length > 0) setCodes(newCodes);
    await Promise.all([refetch(), refreshViewer()]);
  };
  const handleKept = () => {
    setCodes(null);
    if (wasPending && viewer) void navigate(homeOf(viewer));
  };
  const hasFactor = (own?.fatores.length ?? 0) > 0;
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.hint}
        breadcrumbs={[{ label: texts.profile, to: '/painel/perfil' }, { label: texts.title }]}
      />
      {own && !hasFactor && (
        <Alert severity={own.obrigatorio ? 'warning' : 'info'} sx={{ mb: 2 }}>
          {own.obrigatorio ? texts.pending : texts.optional}
        </Alert>
      )}
      <Paper variant="outlined" sx={{ p: { xs: 1, sm: 2.5 } }}>
        <LocalTable<Row>
          title={texts.title}
          rows={own?.fatores}
          columns={columns}
          getRowId={({ id }) => id}
          loading={loading && !own}
          error={error && { message: texts.loadFailed }}
          onRetry={refetch}
          rowLabel={({ nome }) => nome}
          rowActions={(factor) => [{ label: texts.remove, onClick: () => setAct({ kind: 'remove', factor }), destructive: true }]}
          cardsOnPhone
          emptyHint={texts.none}
        />
        <Ways onChoose={setAct} />
      </Paper>
      {own && hasFactor && <RecoveryCodes left={own.codigosRestantes} onRegenerate={() => setAct({ kind: 'regenerate' })} />}
      {act && <FactorDialogs act={act} onDone={handleDone} onClose={() => setAct(null)} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={handleKept} />}
    </>
  );
};
