import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { justificationText } from '../../server/shared/form-rules.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import type { FieldDefinition } from '../forms/form-fields.tsx';
import { personTexts as texts } from './person-texts.ts';

const rules = z.strictObject({ justificativa: justificationText });

interface StatusDialogProps {
  person: { nome: string; ativo: boolean };
  /** Dialog title for each action. */
  titles: { activate: string; deactivate: string };
  successText: string;
  onToggle: (ativo: boolean, justificativa: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why a person is activated or deactivated and keeps the reason (document 001 §4). */
export const StatusDialog = ({ person: { nome, ativo }, titles, successText, onToggle, onClose }: StatusDialogProps) => {
  const effect = <Typography>{ativo ? texts.deactivateHint(nome) : texts.activateHint(nome)}</Typography>;
  const fields: readonly FieldDefinition[] = [
    { kind: 'custom', name: 'effect', span: 12, content: effect },
    {
      kind: 'text',
      name: 'justificativa',
      label: texts.justification,
      required: true,
      multiline: true,
      maxLength: 1000,
      autoFocus: true,
      span: 12,
    },
  ];
  return (
    <FormDialog
      title={ativo ? titles.deactivate : titles.activate}
      subject={nome}
      schema={rules}
      defaultValues={{ justificativa: '' }}
      fields={fields}
      onSubmit={({ justificativa }) => onToggle(!ativo, justificativa)}
      successText={successText}
      onClose={onClose}
    />
  );
};
