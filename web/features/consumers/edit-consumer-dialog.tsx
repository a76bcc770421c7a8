import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { consumerRules } from '../../../server/modules/consumers/consumer.rules.ts';
import type { Sex } from '../../../server/shared/enums.ts';
import { addressFields } from '../../forms/address-fields.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { personFields } from '../../forms/person-fields.ts';
import { type ConsumerRowFragment, ConsumerTakenDocument, useEditConsumerMutation } from './consumers.generated.ts';
import { consumerTexts as texts } from './consumers.messages.ts';

const valuesOf = (consumer: ConsumerRowFragment) => ({
  nome: consumer.nome,
  cpf: consumer.cpf,
  email: consumer.email ?? '',
  // A consumer from before this field was asked for has none: the select is empty then.
  ...(consumer.sexo ? { sexo: consumer.sexo as Sex } : {}),
  dataNascimento: consumer.dataNascimento ?? '',
  celular: consumer.celular ?? '',
  telefone: consumer.telefone ?? '',
  endCep: consumer.endCep ?? '',
  endRua: consumer.endRua ?? '',
  endNumero: consumer.endNumero ?? '',
  endComplemento: consumer.endComplemento ?? '',
  endBairro: consumer.endBairro ?? '',
  endCidade: consumer.endCidade ?? '',
  endEstado: consumer.endEstado ?? '',
});

/** The personal data of a consumer, in a dialog (document 001 §5). */
export const EditConsumerDialog = ({ consumer, onClose }: { consumer: ConsumerRowFragment; onClose: () => void }) => {
  const client = useApolloClient();
  const [edit] = useEditConsumerMutation({ refetchQueries: ['consumers', 'consumer'] });
  const fields = useMemo(() => {
    const checkCpf = async (cpf: string) => {
      if (cpf === consumer.cpf) return null;
      // A look-up that fails says nothing: the server decides when the form is sent.
      const answer = await client
        .query({ query: ConsumerTakenDocument, variables: { cpf }, fetchPolicy: 'network-only', context: { silent: true } })
        .catch(() => null);
      return answer?.data?.consumerTaken ? texts.cpfTaken : null;
    };
    return [...personFields({ checkCpf }), ...addressFields];
  }, [client, consumer.cpf]);
  return (
    <FormDialog
      title={texts.edit}
      maxWidth="md"
      schema={consumerRules}
      defaultValues={valuesOf(consumer)}
      fields={fields}
      onSubmit={(input) => edit({ variables: { id: consumer.id, input } })}
      successText={texts.edited}
      onClose={onClose}
    />
  );
};
