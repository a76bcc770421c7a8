import { sellerRules } from '../../../../server/modules/sellers/seller.rules.ts';
import { FormPage } from '../../../forms/form-page.tsx';
import { formValues } from '../../../forms/form-values.ts';
import { useCreateSellerMutation } from './sellers.generated.ts';
import { sellerTexts as texts } from './sellers.messages.ts';
import { useSellerFields } from './use-seller-fields.tsx';

/** Cadastrar Vendedor Loja. */
export const CreateSellerPage = () => {
  const [create] = useCreateSellerMutation();
  const fields = useSellerFields();
  return (
    <FormPage
      title={texts.create}
      schema={sellerRules}
      defaultValues={formValues(sellerRules)}
      fields={fields}
      onSubmit={(input) => create({ variables: { input } })}
      successText={texts.created}
      doneTo="/painel/vendedores"
    />
  );
};
