import { useMemo } from 'react';
import { accessTokenRules } from '../../../../server/modules/analysis/analysis.rules.ts';
import { addMonthsClamped, toSaoPauloDate } from '../../../../server/shared/dates.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { useCreateAccessTokenMutation } from './analysis.generated.ts';
import { analysisTexts as texts } from './analysis.messages.ts';
import { scopeChoices } from './scope-choices.ts';

const tokenFields = (today: string): FieldDefinition[] => [
  { kind: 'text', name: 'nome', label: texts.tokenName, required: true, maxLength: 80, span: 12 },
  scopeChoices,
  {
    kind: 'date',
    name: 'expiraEm',
    label: texts.expires,
    required: true,
    helperText: texts.expiresHint,
    min: today,
    max: addMonthsClamped(today, 12),
    span: 12,
  },
];

interface NewTokenDialogProps {
  /** Called with the token's text, which is shown only once. */
  onMade: (token: string) => void;
  onClose: () => void;
}

/** Creates a read-only token. */
export const NewTokenDialog = ({ onMade, onClose }: NewTokenDialogProps) => {
  const [create] = useCreateAccessTokenMutation({ refetchQueries: ['accessTokens'], awaitRefetchQueries: true });
  const today = useMemo(() => toSaoPauloDate(new Date()), []);
  return (
    <FormDialog
      title={texts.newToken}
      schema={accessTokenRules}
      defaultValues={{ nome: '', escopos: [], expiraEm: addMonthsClamped(today, 3) }}
      fields={tokenFields(today)}
      onSubmit={async (input) => {
        const { data } = await create({ variables: { input } });
        if (data) onMade(data.createAccessToken.token);
      }}
      successText={texts.tokenCreated}
      onClose={onClose}
    />
  );
};
