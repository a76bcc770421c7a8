import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { decideContestRules } from '../../../../server/modules/contests/contest.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { type FieldDefinition, FormFields } from '../../../forms/form-fields.tsx';
import { FileViewer } from '../../../viewer/file-viewer.tsx';
import type { ContestRow } from './contest-row.ts';
import { useDecideContestMutation } from './moderation.generated.ts';
import { moderationTexts as texts } from './moderation.messages.ts';

const fields: FieldDefinition[] = [
  { kind: 'select', name: 'resultado', label: texts.result, required: true, options: [...texts.results], span: 12 },
  {
    kind: 'text',
    name: 'resposta',
    label: texts.answer,
    helperText: texts.answerHint,
    required: true,
    multiline: true,
    rows: 3,
    maxLength: 2_000,
    span: 12,
  },
];

/** The contest next to its receipt (and new file), and the decision. */
export const DecideContestDialog = ({ contest, onClose }: { contest: ContestRow; onClose: () => void }) => {
  const [decide] = useDecideContestMutation({ refetchQueries: ['contests'], awaitRefetchQueries: true });
  const { linkNota, tipoNota, linkArquivo, tipoArquivo } = contest;
  return (
    <FormDialog
      title={texts.decideTitle}
      subject={contest.parceiro}
      schema={decideContestRules}
      defaultValues={{ id: contest.id, resposta: '' }}
      onSubmit={(input) => decide({ variables: { input } })}
      successText={texts.decided}
      onClose={onClose}
      maxWidth="lg"
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
        <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
          <Box sx={{ height: { xs: 280, md: 380 }, bgcolor: 'tint.neutral', borderRadius: 1, overflow: 'hidden' }}>
            <FileViewer url={linkNota} type={tipoNota} title={texts.note} keys="dialog" />
          </Box>
          {linkArquivo ? (
            <Box sx={{ height: { xs: 280, md: 380 }, bgcolor: 'tint.neutral', borderRadius: 1, overflow: 'hidden' }}>
              <FileViewer url={linkArquivo} type={tipoArquivo} title={texts.attachment} />
            </Box>
          ) : null}
        </Box>
        <Box>
          <Typography variant="body2" color="textSecondary">
            {texts.rejectedFor(contest.reprovadoMotivo, contest.reprovadoPor)}
          </Typography>
          {contest.reprovadoObservacao ? (
            <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {texts.rejectionNote(contest.reprovadoObservacao)}
            </Typography>
          ) : null}
          <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
            {texts.contestSays}
          </Typography>
          <Typography sx={{ mb: 3, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{contest.texto}</Typography>
          <FormFields fields={fields} />
        </Box>
      </Box>
    </FormDialog>
  );
};
