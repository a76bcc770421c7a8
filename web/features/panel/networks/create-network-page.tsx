import { networkRules } from '../../../../server/modules/networks/network.rules.ts';
import { FormPage } from '../../../forms/form-page.tsx';
import { formValues } from '../../../forms/form-values.ts';
import { networkFields } from './network-form.ts';
import { useCreateNetworkMutation } from './networks.generated.ts';
import { networkTexts as texts } from './networks.messages.ts';

/** Cadastrar Rede. */
export const CreateNetworkPage = () => {
  const [create] = useCreateNetworkMutation({ refetchQueries: ['networkOptions'] });
  return (
    <FormPage
      title={texts.create}
      description={texts.createHint}
      schema={networkRules}
      defaultValues={formValues(networkRules)}
      fields={networkFields}
      onSubmit={(input) => create({ variables: { input } })}
      successText={texts.created}
      doneTo="/painel/redes"
    />
  );
};
