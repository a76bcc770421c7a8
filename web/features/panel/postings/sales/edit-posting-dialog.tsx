import Typography from '@mui/material/Typography';
import { updatePostingRules } from '../../../../../server/modules/postings/sales/posting.rules.ts';
import { reasonField } from '../../../../decisions/reason-dialog.tsx';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../../forms/form-fields.tsx';
import type { Audience } from '../shared/audience.ts';
import { FISCAL_TYPE_LABELS, postingTexts as texts } from '../shared/postings.messages.ts';
import { saleTexts } from '../shared/review.messages.ts';
import { useUpdatePostingMutation } from './update-posting.generated.ts';

interface EditPostingDialogProps {
  posting: { id: string; tipoFiscal: string; identificador: string; realizadoEm: string };
  audience: Audience;
  onClose: () => void;
}

/** The screen requires the reason, which older clients may leave out. */
const editFields = updatePostingRules.required({ causa: true });
const fiscalTypes = Object.entries(FISCAL_TYPE_LABELS).map(([value, label]) => ({ value, label }));

const fieldsOf = (audience: Audience): FieldDefinition[] => [
  { kind: 'select', name: 'tipoFiscal', label: saleTexts.fiscalType, required: true, options: fiscalTypes, emptyLabel: false },
  // A consumer's date decides the campaign, so changing it means posting again.
  {
    kind: 'date',
    name: 'realizadoEm',
    label: saleTexts.saleDate,
    required: true,
    invalidText: 'Data inválida',
    disabled: audience === 'CONSUMER',
  },
  { kind: 'text', name: 'identificador', label: saleTexts.identifier, required: true, maxLength: 60, span: 12 },
  reasonField,
  { kind: 'text', name: 'motivo', label: texts.editReason, required: true, multiline: true, rows: 2, maxLength: 500, span: 12 },
];

const LISTS: Record<Audience, string[]> = { SELLER: ['postings', 'sellerPostings'], CONSUMER: ['cashbackPostings'] };

/** Corrects the number, type and date of a sale's receipt, with a reason kept in the history. Never changes points. */
export const EditPostingDialog = ({
  posting: { id, tipoFiscal, identificador, realizadoEm },
  audience,
  onClose,
}: EditPostingDialogProps) => {
  const [edit] = useUpdatePostingMutation({ refetchQueries: LISTS[audience] });
  return (
    <FormDialog
      title={texts.editTitle}
      subject={identificador}
      schema={editFields}
      defaultValues={{ id, tipoFiscal: tipoFiscal as 'N', identificador, realizadoEm, motivo: '' }}
      fields={fieldsOf(audience)}
      onSubmit={(input, lido) => edit({ variables: { input, lido } })}
      successText={texts.editDone}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {texts.editHint}
      </Typography>
    </FormDialog>
  );
};
