import { productFormRules } from '../../../../server/modules/content/content.rules.ts';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { type ClientProductsQuery, useCreateClientProductMutation, useUpdateClientProductMutation } from './content.generated.ts';
import { contentTexts } from './content.messages.ts';
import { ContentDialog } from './content-dialog.tsx';
import type { ContentDialogOf } from './content-tab.tsx';

const fields: FieldDefinition[] = [
  { kind: 'text', name: 'descricao', label: contentTexts.descriptionField, maxLength: 500, multiline: true, span: 12 },
];
const refresh = { refetchQueries: ['clientProducts'], awaitRefetchQueries: true };

/** The form of a consumer-facing product; without a row, it creates one. */
export const ProductDialog = ({ row, onClose }: ContentDialogOf<ClientProductsQuery['clientProducts']['items'][number]>) => {
  const [create] = useCreateClientProductMutation(refresh);
  const [edit] = useUpdateClientProductMutation(refresh);
  return (
    <ContentDialog
      kind="PRODUTOS_CLIENTE"
      id={row?.id}
      schema={productFormRules}
      fields={fields}
      values={{ nome: row?.nome ?? '', descricao: row?.descricao ?? '' }}
      create={(input, failureText) => create({ variables: { input: { ...input, ativo: true } }, context: { failureText } })}
      edit={(id, input, lido, failureText) => edit({ variables: { id, input, lido }, context: { failureText } })}
      onClose={onClose}
    />
  );
};
