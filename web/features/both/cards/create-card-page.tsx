import { cardRules } from '../../../../server/modules/cards/card.rules.ts';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import { useCreateCardMutation } from './cards.generated.ts';
import { cardTexts as texts } from './cards.messages.ts';

const fields: readonly FieldDefinition[] = [
  {
    kind: 'text',
    name: 'codigoBarras',
    label: texts.barcode,
    helperText: texts.barcodeHint,
    required: true,
    maxLength: 80,
    autoFocus: true,
  },
  { kind: 'text', name: 'numero', label: texts.number, required: true, inputMode: 'numeric', maxLength: 40 },
];
const emptyCard = { codigoBarras: '', numero: '' };

/** Cadastrar Cartão: resets after each card, to register a box of them (document 001 §2). */
export const CreateCardPage = () => {
  const [create] = useCreateCardMutation();
  return (
    <FormPage
      title={texts.create}
      description={texts.createHint}
      schema={cardRules}
      defaultValues={emptyCard}
      fields={fields}
      onSubmit={(input) => create({ variables: { input } })}
      successText={texts.created}
    />
  );
};
