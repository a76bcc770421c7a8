import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { addressFields } from '../../../forms/address-fields.ts';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { personFields } from '../../../forms/person-fields.ts';
import { StoreField } from '../../../pickers/store-field.tsx';
import { type SellerRowFragment, SellerTakenDocument } from './sellers.generated.ts';
import { sellerTexts as texts } from './sellers.messages.ts';

/** Vendedor Loja form: document 000 §5 when creating, 001 §5 when editing, which also requires a hobby. */
export const useSellerFields = (edited?: SellerRowFragment): readonly FieldDefinition[] => {
  const client = useApolloClient();
  return useMemo(() => {
    const checkCpf = async (cpf: string) => {
      if (cpf === edited?.cpf) return null;
      // A failed look-up stays silent: the server decides when the form is sent.
      const answer = await client
        .query({ query: SellerTakenDocument, variables: { cpf }, fetchPolicy: 'network-only', context: { silent: true } })
        .catch(() => null);
      return answer?.data?.sellerTaken ? texts.cpfTaken : null;
    };
    const initial = edited ? { id: edited.storeId, cnpj: edited.cnpjRevenda, nomeFantasia: edited.revenda } : null;
    const person = personFields({ checkCpf, hobby: true }).map((field) =>
      edited && field.kind === 'text' && field.name === 'hobby' ? { ...field, required: true } : field,
    );
    return [
      {
        kind: 'custom',
        name: 'cnpjRevenda',
        span: 12,
        content: <StoreField name="cnpjRevenda" holds="cnpj" initial={initial} required />,
      },
      ...person,
      ...addressFields,
    ];
  }, [client, edited]);
};
