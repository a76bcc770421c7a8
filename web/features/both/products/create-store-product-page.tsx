import { useMemo } from 'react';
import { storeProductRules } from '../../../../server/modules/products/product.rules.ts';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import { StoreField } from '../../../pickers/store-field.tsx';
import { productTexts as texts } from './products.messages.ts';
import { useCreateStoreProductMutation } from './store-products.generated.ts';
import { useStoreProductFields } from './use-store-product-fields.tsx';

const store: FieldDefinition = {
  kind: 'custom',
  name: 'cnpjRevenda',
  span: 12,
  content: <StoreField name="cnpjRevenda" label={texts.store} required holds="cnpj" />,
};
const emptyProduct = { cnpjRevenda: '', codigoPadrao: '', codigo: '', nome: '', valorUnitario: '' };

/** Cadastrar Produto Loja. */
export const CreateStoreProductPage = () => {
  const [create] = useCreateStoreProductMutation();
  const productFields = useStoreProductFields();
  const fields = useMemo(() => [store, ...productFields], [productFields]);
  return (
    <FormPage
      title={texts.registerStore}
      schema={storeProductRules}
      defaultValues={emptyProduct}
      fields={fields}
      onSubmit={(input) => create({ variables: { input } })}
      successText={texts.created}
    />
  );
};
