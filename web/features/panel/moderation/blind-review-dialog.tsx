import Box from '@mui/material/Box';
import type { z } from 'zod';
import { blindReviewRules } from '../../../../server/modules/blind-reviews/blind-review.rules.ts';
import { REJECT_REASONS } from '../../../../server/shared/enums.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { type FieldDefinition, FormFields } from '../../../forms/form-fields.tsx';
import { toast } from '../../../ui/toast.ts';
import { FileViewer } from '../../../viewer/file-viewer.tsx';
import { blindTexts as texts } from './blind-review.messages.ts';
import { type BlindReviewsQuery, useDecideBlindReviewMutation } from './moderation.generated.ts';

/** A receipt in the sample. */
export type BlindReviewRow = BlindReviewsQuery['blindReviews']['items'][number];

const fields: FieldDefinition[] = [
  { kind: 'select', name: 'decisao', label: texts.decision, required: true, options: [...texts.decisions], span: 12 },
  {
    kind: 'select',
    name: 'motivo',
    label: texts.reason,
    helperText: texts.reasonHint,
    options: REJECT_REASONS.map((value) => ({ value, label: value })),
    span: 12,
  },
];

/** Shows only the receipt and asks for a second judgement; reveals the first one afterwards. */
export const BlindReviewDialog = ({ row, onClose }: { row: BlindReviewRow; onClose: () => void }) => {
  const [decide] = useDecideBlindReviewMutation({ refetchQueries: ['blindReviews'], awaitRefetchQueries: true });
  const handleSubmit = async (input: z.output<typeof blindReviewRules>) => {
    const { data } = await decide({
      variables: { input: { ...input, motivo: input.decisao === 'REPROVAR' ? (input.motivo ?? null) : null } },
    });
    const outcome = data?.decideBlindReview;
    if (outcome?.concorda) toast.success(texts.agreed);
    else if (outcome) toast.info(texts.disagreed(outcome.primeiraDecisao, outcome.primeiroMotivo));
  };
  return (
    <FormDialog
      title={texts.reviewOf(row.parceiro)}
      schema={blindReviewRules}
      defaultValues={{ id: row.id, motivo: null }}
      onSubmit={handleSubmit}
      submitLabel={texts.submit}
      onClose={onClose}
      maxWidth="md"
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
        <Box sx={{ height: { xs: 300, md: 420 }, bgcolor: 'tint.neutral', borderRadius: 1, overflow: 'hidden' }}>
          <FileViewer url={row.linkNota} type={row.tipoNota} title={texts.note} keys="dialog" />
        </Box>
        <Box>
          <FormFields fields={fields} />
        </Box>
      </Box>
    </FormDialog>
  );
};
