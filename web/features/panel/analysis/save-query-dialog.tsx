import { savedQueryRules } from '../../../../server/modules/analysis/analysis.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { useCreateSavedQueryMutation } from './analysis.generated.ts';
import { analysisTexts as texts } from './analysis.messages.ts';

interface SaveQueryDialogProps {
  query: { consulta: string; variaveis: string };
  onClose: () => void;
}

const fields: FieldDefinition[] = [
  { kind: 'text', name: 'nome', label: texts.name, required: true, maxLength: 120, span: 12 },
  { kind: 'switch', name: 'compartilhada', label: texts.shared, span: 12 },
];

/** Saves the editor's query under a name, private or shared with everyone who has the console. */
export const SaveQueryDialog = ({ query, onClose }: SaveQueryDialogProps) => {
  const [save] = useCreateSavedQueryMutation({ refetchQueries: ['savedQueries'] });
  return (
    <FormDialog
      title={texts.save}
      schema={savedQueryRules}
      defaultValues={{ nome: '', compartilhada: false, ...query }}
      fields={fields}
      onSubmit={(input) => save({ variables: { input } })}
      successText={texts.savedOk}
      onClose={onClose}
    />
  );
};
