import { storeRules } from '../../../../server/modules/stores/store.rules.ts';
import { FormPage } from '../../../forms/form-page.tsx';
import { formValues } from '../../../forms/form-values.ts';
import { useCreateStoreMutation } from './stores.generated.ts';
import { storeTexts as texts } from './stores.messages.ts';
import { useStoreFields } from './use-store-fields.tsx';

const emptyStore = { ...formValues(storeRules), fatorPontuacao: 1 };

/** Cadastrar Loja. */
export const CreateStorePage = () => {
  const [create] = useCreateStoreMutation();
  const fields = useStoreFields();
  return (
    <FormPage
      title={texts.create}
      schema={storeRules}
      defaultValues={emptyStore}
      fields={fields}
      onSubmit={(input) => create({ variables: { input } })}
      successText={texts.created}
      doneTo="/painel/Lojas"
    />
  );
};
