import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ExpiryAudience } from '../../../graphql/types.generated.ts';
import { useExportList } from '../../../lists/rows/use-export-list.ts';
import { attempt } from '../../../session/failure.ts';
import { confirm } from '../../../ui/confirm.ts';
import { ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.ts';
import { useExpirePointsMutation, useExpiryPreviewQuery } from './expiry.generated.ts';
import { SHORTLY, expiryTexts as texts } from './expiry.messages.ts';
import { ExpiryFigures } from './expiry-figures.tsx';

const REPORTS = { BALCONISTA: 'expiredPoints', CLIENTE_FINAL: 'expiredCashback' } as const;

interface ExpireCardProps {
  publico: ExpiryAudience;
  running: boolean;
  /** Called once a run has started. */
  onStarted: () => unknown;
}

/** The first half: what has expired, the run that writes it off, and the report. */
export const ExpireCard = ({ publico, running, onStarted }: ExpireCardProps) => {
  const { data, error, refetch } = useExpiryPreviewQuery({ variables: { publico }, fetchPolicy: 'cache-and-network' });
  const [expire, { loading }] = useExpirePointsMutation();
  const { exporting, exportList } = useExportList(REPORTS[publico]);
  const preview = data?.expiryPreview;
  const handleProcess = async () => {
    if (!preview) return;
    const text = texts.confirmExpire(publico, preview, preview.lotes);
    if (!(await confirm({ title: texts.confirmExpireTitle, text, danger: true }))) return;
    const answer = await attempt(expire({ variables: { publico } }));
    if (!answer) return;
    if (answer.data?.expirePoints.id) toast.info(texts.started, { seconds: SHORTLY });
    else toast.info(texts.nothingDue);
    await onStarted();
  };
  return (
    <Paper component="section" variant="outlined" aria-label={texts.expireTitle[publico]} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 2.5, height: '100%' }}>
        <div>
          <Typography variant="h3" component="h2">
            {texts.expireTitle[publico]}
          </Typography>
          <Typography color="textSecondary">{preview?.lotes === 0 ? texts.nothingDue : texts.expireHint}</Typography>
        </div>
        {error && !preview ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <ExpiryFigures publico={publico} figures={preview} label={texts.expireTitle[publico]} />
        )}
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', mt: 'auto' }}>
          <Button
            variant="contained"
            disabled={!preview?.lotes || running || loading}
            onClick={() => void handleProcess()}
            sx={{ minHeight: 44 }}
          >
            {running || loading ? texts.processing : texts.process}
          </Button>
          <Button
            variant="outlined"
            startIcon={<DownloadOutlined />}
            disabled={exporting}
            onClick={() => void exportList({ format: 'CSV', scope: 'ALL', options: {}, filter: {} })}
            sx={{ minHeight: 44 }}
          >
            {texts.csv}
          </Button>
        </Stack>
      </Stack>
    </Paper>
  );
};
