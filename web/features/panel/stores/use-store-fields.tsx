import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { addressFields } from '../../../forms/address-fields.ts';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { NetworkField } from '../../../pickers/network-field.tsx';
import { factorOptions, scenarioOptions, scoringTypeOptions } from './store-labels.ts';
import { StoreTakenDocument, type StoreTakenQueryVariables } from './stores.generated.ts';
import { storeTexts as texts } from './stores.messages.ts';

/** Loja form (document 000 §5). With the id of an existing store it adds the fields only the edit dialog has. */
export const useStoreFields = (editedId?: string): readonly FieldDefinition[] => {
  const client = useApolloClient();
  return useMemo(() => {
    // A failed look-up stays silent: the server decides when the form is sent.
    const taken = async (variables: StoreTakenQueryVariables) => {
      const answer = await client
        .query({
          query: StoreTakenDocument,
          variables: { ...variables, exceptId: editedId ?? null },
          fetchPolicy: 'network-only',
          context: { silent: true },
        })
        .catch(() => null);
      return answer?.data?.storeTaken ?? false;
    };
    return [
      // Checked first (document 000 §4), so it is the first on the screen.
      {
        kind: 'select',
        name: 'tipoPontuacao',
        label: 'Tipo de pontuação',
        required: true,
        options: scoringTypeOptions,
      },
      { kind: 'custom', name: 'networkId', content: <NetworkField name="networkId" required /> },
      {
        kind: 'text',
        name: 'codigo',
        label: 'Código',
        required: true,
        span: 4,
        check: async (codigo) => ((await taken({ codigo })) ? texts.codeTaken : null),
      },
      { kind: 'cnpj', name: 'cnpj', required: true, span: 4, check: async (cnpj) => ((await taken({ cnpj })) ? texts.cnpjTaken : null) },
      { kind: 'cnpj', name: 'cnpjCddRevendaMaster', label: 'CNPJ CD', required: true, span: 4 },
      { kind: 'text', name: 'nomeFantasia', label: 'Nome Fantasia', required: true },
      { kind: 'text', name: 'razaoSocial', label: 'Razão Social', required: true },
      { kind: 'text', name: 'responsavel', label: 'Responsável', required: true },
      { kind: 'text', name: 'email', label: 'E-mail', type: 'email', inputMode: 'email' },
      { kind: 'mobile', name: 'celular', required: true },
      { kind: 'phone', name: 'telefone' },
      ...addressFields,
      { kind: 'select', name: 'fatorPontuacao', label: 'Fator de pontuação', emptyLabel: false, options: factorOptions, span: 4 },
      ...(editedId === undefined ? [] : editOnlyFields),
    ];
  }, [client, editedId]);
};

const editOnlyFields: readonly FieldDefinition[] = [
  { kind: 'date', name: 'fatorVigenteEm', label: 'Novo fator vale desde', helperText: texts.factorHint, span: 4 },
  { kind: 'select', name: 'cenario', label: 'Cenário', emptyLabel: false, options: scenarioOptions, span: 4 },
];
