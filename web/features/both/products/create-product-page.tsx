import { productRules } from '../../../../server/modules/products/product.rules.ts';
import { FormPage } from '../../../forms/form-page.tsx';
import { productFields } from './product-fields.ts';
import { useCreateProductMutation } from './products.generated.ts';
import { productTexts as texts } from './products.messages.ts';

const emptyProduct = { codigo: '', nome: '', valorUnitario: '', valorPontos: '', gtin: '', categoria: '' };

/** Cadastrar Produto in the standard catalogue; the form resets, because products come in series. */
export const CreateProductPage = () => {
  const [create] = useCreateProductMutation();
  return (
    <FormPage
      title={texts.register}
      description={texts.criteriaHint}
      schema={productRules}
      defaultValues={emptyProduct}
      fields={productFields}
      onSubmit={(input) => create({ variables: { input } })}
      successText={texts.created}
    />
  );
};
