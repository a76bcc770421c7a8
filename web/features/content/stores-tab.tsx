import { useCallback } from 'react';
import { storeFormRules } from '../../../server/modules/content/content.rules.ts';
import type { ParticipatingStoreChanges, ParticipatingStoresFilter } from '../../graphql/types.generated.ts';
import type { ListVariables } from '../../lists/list-types.ts';
import { toListResult } from '../../lists/to-list-result.ts';
import {
  useCreateParticipatingStoreMutation,
  useEditParticipatingStoreMutation,
  useParticipatingStoresQuery,
} from './content.generated.ts';
import { storeTexts as texts } from './content.messages.ts';
import { ContentTab } from './content-tab.tsx';

const useStores = (variables: ListVariables<ParticipatingStoresFilter>) => {
  const { error, ...result } = toListResult(
    useParticipatingStoresQuery({ variables, context: { silent: true } }),
    (data) => data.participatingStores,
  );
  return { ...result, error: error && { message: texts.loadFailed } };
};
const refresh = { refetchQueries: ['participatingStores'], awaitRefetchQueries: true };

/** Lojas Participantes: names that consumers see (document 001 §2). */
export const StoresTab = () => {
  const [create] = useCreateParticipatingStoreMutation(refresh);
  const [edit] = useEditParticipatingStoreMutation(refresh);
  const change = useCallback(
    (id: number, input: ParticipatingStoreChanges, failureText: string) => edit({ variables: { id, input }, context: { failureText } }),
    [edit],
  );
  return (
    <ContentTab
      kind="LOJAS_PARTICIPANTES"
      useList={useStores}
      schema={storeFormRules}
      valuesOf={(store) => ({ nome: store?.nome ?? '' })}
      create={(input, failureText) => create({ variables: { input: { ...input, ativo: true } }, context: { failureText } })}
      edit={change}
    />
  );
};
