import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import type { BlurCheck } from '../../../forms/use-field.ts';
import { RegistrationConsumerTakenDocument, RegistrationSellerTakenDocument } from './registration.generated.ts';
import { registrationTexts as texts } from './registration.messages.ts';

/** Duplicate checks of a CPF on blur (document 002 §5, Blur checks). */
export const useCpfChecks = (): { checkSeller: BlurCheck; checkConsumer: BlurCheck } => {
  const client = useApolloClient();
  return useMemo(() => {
    const checkWith =
      <Data>(query: TypedDocumentNode<Data, { cpf: string }>, isTaken: (data: Data) => boolean, taken: string): BlurCheck =>
      async (cpf) => {
        try {
          const { data } = await client.query({
            query: query as TypedDocumentNode<unknown, { cpf: string }>,
            variables: { cpf },
            fetchPolicy: 'network-only',
            context: { silent: true },
          });
          return isTaken(data as Data) ? taken : null;
        } catch {
          // The field shows the error and is cleared: an unchecked CPF must not stay.
          return texts.cpfCheckFailed;
        }
      };
    return {
      checkSeller: checkWith(RegistrationSellerTakenDocument, (data) => data.sellerTaken, texts.sellerTaken),
      checkConsumer: checkWith(RegistrationConsumerTakenDocument, (data) => data.consumerTaken, texts.consumerTaken),
    };
  }, [client]);
};
