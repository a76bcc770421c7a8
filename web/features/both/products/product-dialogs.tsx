import { z } from 'zod';
import { productEditFormRules } from '../../../../server/modules/products/product.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import type { FieldRead } from '../../../graphql/types.generated.ts';
import { useConfirmEffect } from '../../../parameters/use-confirm-effect.ts';
import { productEditFields } from './product-fields.ts';
import { type ProductRowFragment, useSetProductActiveMutation, useUpdateProductMutation } from './products.generated.ts';
import { productTexts as texts } from './products.messages.ts';

interface ProductDialogProps {
  product: ProductRowFragment;
  onClose: () => void;
}

/** The bar code as it is stored, with the zeros that are not printed. */
const withZeros = (one: FieldRead): FieldRead => (one.campo === 'gtin' && one.valor ? { ...one, valor: one.valor.padStart(14, '0') } : one);

/** Edits code, points, name and bar code (document 001 §5). */
export const EditProductDialog = ({ product, onClose }: ProductDialogProps) => {
  const [edit] = useUpdateProductMutation();
  const confirmEffect = useConfirmEffect();
  const { id, codigo, nome, valorPontos, gtin, categoria } = product;
  return (
    <FormDialog
      title={texts.edit}
      subject={nome}
      schema={productEditFormRules}
      // Leading zeros are stored but not printed on the product.
      defaultValues={{ codigo, nome, valorPontos, gtin: gtin?.replace(/^0(?=\d{13}$)/, '') ?? '', categoria: categoria ?? '' }}
      fields={productEditFields}
      confirmFirst={(input, was) =>
        confirmEffect([
          { parametro: 'valorPontos', of: String(was.codigo ?? codigo), before: String(was.valorPontos ?? ''), after: input.valorPontos },
        ])
      }
      onSubmit={(input, lido) => edit({ variables: { id, input, lido: lido.map(withZeros) } })}
      successText={texts.edited}
      onClose={onClose}
    />
  );
};

const toggleRules = z.strictObject({ atualizarRevenda: z.boolean() });
const toggleFields: readonly FieldDefinition[] = [{ kind: 'checkbox', name: 'atualizarRevenda', label: texts.withStores, span: 12 }];

/** Activates or deactivates a product and asks whether to apply it to its store products (document 001 §7). */
export const ToggleProductDialog = ({ product, onClose }: ProductDialogProps) => {
  const [toggle] = useSetProductActiveMutation({ refetchQueries: ['products'], awaitRefetchQueries: true });
  const { id, nome, ativo } = product;
  const act = ativo ? texts.deactivate : texts.activate;
  return (
    <FormDialog
      title={act}
      subject={nome}
      schema={toggleRules}
      defaultValues={{ atualizarRevenda: true }}
      fields={toggleFields}
      submitLabel={act}
      onSubmit={({ atualizarRevenda }) => toggle({ variables: { id, ativo: !ativo, atualizarRevenda } })}
      successText={texts.edited}
      onClose={onClose}
      maxWidth="xs"
    />
  );
};
