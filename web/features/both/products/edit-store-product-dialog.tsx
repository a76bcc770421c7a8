import { storeProductEditFormRules } from '../../../../server/modules/products/product.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { productTexts as texts } from './products.messages.ts';
import { type StoreProductRowFragment, useUpdateStoreProductMutation } from './store-products.generated.ts';
import { useStoreProductFields } from './use-store-product-fields.tsx';

/** Edits a store's product (document 001 §5). */
export const EditStoreProductDialog = ({ product, onClose }: { product: StoreProductRowFragment; onClose: () => void }) => {
  const [edit] = useUpdateStoreProductMutation();
  const { id, cnpjRevenda, codigoPadrao, nomePadrao, codigo, nome, valorUnitario } = product;
  const fields = useStoreProductFields({ codigo: codigoPadrao, nome: nomePadrao });
  return (
    <FormDialog
      title={texts.edit}
      subject={nome}
      schema={storeProductEditFormRules}
      defaultValues={{ codigoPadrao, codigo, nome, valorUnitario }}
      fields={fields}
      // A product cannot move to another store.
      onSubmit={(input, lido) => edit({ variables: { id, input: { ...input, cnpjRevenda }, lido } })}
      successText={texts.edited}
      onClose={onClose}
    />
  );
};
