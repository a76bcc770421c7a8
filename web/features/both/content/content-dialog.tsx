import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import type { FieldRead } from '../../../graphql/types.generated.ts';
import { contentTexts } from './content.messages.ts';
import { type ContentKind, contentKinds } from './content-kind.ts';

interface ContentDialogProps<Input extends FieldValues, Output> {
  kind: ContentKind;
  /** Undefined for a new one. */
  id: string | undefined;
  schema: z.ZodType<Output, Input>;
  /** Fields after the name. */
  fields?: readonly FieldDefinition[];
  values: DefaultValues<Input>;
  /** Both reject with the operation's error, shown as `failureText` when the server sends nothing better. */
  create: (input: Output, failureText: string) => Promise<unknown>;
  edit: (id: string, input: Output, lido: FieldRead[], failureText: string) => Promise<unknown>;
  onClose: () => void;
}

const nameField: FieldDefinition = { kind: 'text', name: 'nome', label: contentTexts.name, required: true, maxLength: 200, span: 12 };

/** The form for one kind of consumer-facing content. */
export const ContentDialog = <Input extends FieldValues, Output>({
  kind,
  id,
  schema,
  fields = [],
  values,
  create,
  edit,
  onClose,
}: ContentDialogProps<Input, Output>) => {
  const { texts } = contentKinds[kind];
  const isNew = id === undefined;
  return (
    <FormDialog
      title={isNew ? texts.create : texts.edit}
      subject={isNew ? null : (values as { nome?: string }).nome}
      maxWidth="xs"
      schema={schema}
      defaultValues={values}
      fields={[nameField, ...fields]}
      onSubmit={(input, lido) => (isNew ? create(input, texts.saveFailed) : edit(id, input, lido, texts.saveFailed))}
      successText={isNew ? texts.created : texts.updated}
      onClose={onClose}
    />
  );
};
