import { offerPointsFields } from '../../../../server/modules/offers/offer.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { type OfferRowFragment, useUpdateOfferPointsMutation } from './offers.generated.ts';
import { offerTexts as texts } from './offers.messages.ts';

const fields: FieldDefinition[] = [
  { kind: 'integer', name: 'pontos', label: texts.points, helperText: texts.pointsHint, required: true, span: 12 },
];

interface EditPointsDialogProps {
  offer: OfferRowFragment;
  onClose: () => void;
}

/** An offer's price in points; 0 hides it. */
export const EditPointsDialog = ({ offer: { id, pontos, nome }, onClose }: EditPointsDialogProps) => {
  const [edit] = useUpdateOfferPointsMutation();
  return (
    <FormDialog
      title={texts.edit}
      subject={nome}
      maxWidth="xs"
      schema={offerPointsFields}
      defaultValues={{ pontos }}
      fields={fields}
      onSubmit={(input, lido) => edit({ variables: { id, pontos: input.pontos, lido } })}
      successText={texts.edited}
      onClose={onClose}
    />
  );
};
