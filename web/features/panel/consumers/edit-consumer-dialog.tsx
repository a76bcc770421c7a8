import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { consumerRules } from '../../../../server/modules/consumers/consumer.rules.ts';
import { addressFields } from '../../../forms/address-fields.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { personFields } from '../../../forms/person-fields.ts';
import { personValues } from '../../../people/person-values.ts';
import { type ConsumerRowFragment, ConsumerTakenDocument, useUpdateConsumerMutation } from './consumers.generated.ts';
import { consumerTexts as texts } from './consumers.messages.ts';

/** A consumer's personal data, in a dialog (document 001 §5). */
export const EditConsumerDialog = ({ consumer, onClose }: { consumer: ConsumerRowFragment; onClose: () => void }) => {
  const client = useApolloClient();
  const [edit] = useUpdateConsumerMutation();
  const fields = useMemo(() => {
    const checkCpf = async (cpf: string) => {
      if (cpf === consumer.cpf) return null;
      // A failed look-up stays silent: the server decides when the form is sent.
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
      subject={consumer.nome}
      maxWidth="md"
      schema={consumerRules}
      defaultValues={personValues(consumer)}
      fields={fields}
      onSubmit={(input, lido) => edit({ variables: { id: consumer.id, input, lido } })}
      successText={texts.edited}
      onClose={onClose}
    />
  );
};
