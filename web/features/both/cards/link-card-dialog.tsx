import { linkCardFormRules } from '../../../../server/modules/cards/card.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { type CardsQuery, useLinkCardMutation } from './cards.generated.ts';
import { cardTexts as texts } from './cards.messages.ts';
import { refreshCards } from './refresh-cards.ts';

export type CardRow = CardsQuery['cards']['items'][number];

const fields: readonly FieldDefinition[] = [
  { kind: 'cpf', name: 'cpf', label: texts.cpf, required: true, span: 12 },
  { kind: 'text', name: 'nome', label: texts.name, helperText: texts.nameHint, maxLength: 150, span: 12 },
];

/** Assigns a card from the stock to a seller. */
export const LinkCardDialog = ({ card, onClose }: { card: CardRow; onClose: () => void }) => {
  const [link] = useLinkCardMutation(refreshCards);
  return (
    <FormDialog
      title={texts.linkTitle(card.numero)}
      maxWidth="xs"
      schema={linkCardFormRules}
      defaultValues={{ cpf: '', nome: '' }}
      fields={fields}
      onSubmit={(input) => link({ variables: { id: card.id, input } })}
      successText={texts.linked}
      onClose={onClose}
    />
  );
};
