import { storeFormRules } from '../../../../server/modules/content/content.rules.ts';
import {
  type ParticipatingStoresQuery,
  useCreateParticipatingStoreMutation,
  useUpdateParticipatingStoreMutation,
} from './content.generated.ts';
import { ContentDialog } from './content-dialog.tsx';
import type { ContentDialogOf } from './content-tab.tsx';

const refresh = { refetchQueries: ['participatingStores'], awaitRefetchQueries: true };

/** The form of a consumer-facing store; without a row, it creates one. */
export const StoreDialog = ({ row, onClose }: ContentDialogOf<ParticipatingStoresQuery['participatingStores']['items'][number]>) => {
  const [create] = useCreateParticipatingStoreMutation(refresh);
  const [edit] = useUpdateParticipatingStoreMutation(refresh);
  return (
    <ContentDialog
      kind="LOJAS_PARTICIPANTES"
      id={row?.id}
      schema={storeFormRules}
      values={{ nome: row?.nome ?? '' }}
      create={(input, failureText) => create({ variables: { input: { ...input, ativo: true } }, context: { failureText } })}
      edit={(id, input, lido, failureText) => edit({ variables: { id, input, lido }, context: { failureText } })}
      onClose={onClose}
    />
  );
};
