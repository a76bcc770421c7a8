import { useApolloClient } from '@apollo/client/react';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FIELD_LIMITS } from '../../../../server/shared/limits.ts';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { StandardProductDocument } from './products.generated.ts';
import { productTexts as texts } from './products.messages.ts';

interface StandardProduct {
  codigo: string;
  nome: string;
}

/** The programme product's name next to its code, until the code changes. */
const StandardName = ({ found }: { found: StandardProduct | null }) => {
  const codigo: unknown = useWatch({ name: 'codigoPadrao' });
  const isCurrent = found !== null && typeof codigo === 'string' && codigo.trim() === found.codigo;
  return (
    <TextField
      fullWidth
      label={texts.standardName}
      value={isCurrent ? found.nome : ''}
      slotProps={{ htmlInput: { readOnly: true, tabIndex: -1, 'aria-live': 'polite' } }}
    />
  );
};

/** Fields of a store product; the programme code is looked up on blur (documents 000 §5 and 001 §5). */
export const useStoreProductFields = (initial: StandardProduct | null = null): readonly FieldDefinition[] => {
  const client = useApolloClient();
  const [found, setFound] = useState(initial);
  return useMemo(() => {
    const check = async (codigo: string) => {
      // The network layer reports failures; the typed code stays for a retry.
      const answer = await client
        .query({ query: StandardProductDocument, variables: { codigo }, fetchPolicy: 'network-only' })
        .catch(() => null);
      if (!answer?.data) return null;
      const [product] = answer.data.products.items;
      setFound(product ?? null);
      return product ? null : texts.standardUnknown;
    };
    const maxLength = FIELD_LIMITS.productCodeMaxLength;
    return [
      { kind: 'text', name: 'codigoPadrao', label: texts.standardCode, required: true, maxLength, check },
      { kind: 'custom', name: 'nomePadrao', content: <StandardName found={found} /> },
      { kind: 'text', name: 'codigo', label: texts.storeCode, required: true, maxLength },
      { kind: 'money', name: 'valorUnitario', label: texts.storePrice, required: true },
      { kind: 'text', name: 'nome', label: texts.storeName, required: true, span: 12 },
    ];
  }, [client, found]);
};
