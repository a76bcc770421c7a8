import { useCallback } from 'react';
import type { ParticipatingStoresFilter } from '../../../graphql/types.generated.ts';
import type { ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useParticipatingStoresQuery, useUpdateParticipatingStoreMutation } from './content.generated.ts';
import { storeTexts as texts } from './content.messages.ts';
import { ContentTab } from './content-tab.tsx';

const StoreDialog = lazyDialog(async () => (await import('./store-dialog.tsx')).StoreDialog);

const useStores = (variables: ListVariables<ParticipatingStoresFilter>) => {
  const { error, ...result } = toListResult(
    useParticipatingStoresQuery({ variables, context: { silent: true } }),
    (data) => data.participatingStores,
  );
  return { ...result, error: error && { message: texts.loadFailed } };
};
const refresh = { refetchQueries: ['participatingStores'], awaitRefetchQueries: true };

/** Lojas Participantes: store names shown to consumers (document 001 §2). */
export const StoresTab = () => {
  const [edit] = useUpdateParticipatingStoreMutation(refresh);
  const setActive = useCallback(
    (id: string, ativo: boolean, failureText: string) => edit({ variables: { id, input: { ativo } }, context: { failureText } }),
    [edit],
  );
  return <ContentTab kind="LOJAS_PARTICIPANTES" useList={useStores} Dialog={StoreDialog} setActive={setActive} />;
};
