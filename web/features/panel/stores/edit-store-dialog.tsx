import { storeEditFormRules } from '../../../../server/modules/stores/store.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { formValues } from '../../../forms/form-values.ts';
import { useConfirmEffect } from '../../../parameters/use-confirm-effect.ts';
import { type StoreRowFragment, useUpdateStoreMutation } from './stores.generated.ts';
import { storeTexts as texts } from './stores.messages.ts';
import { useStoreFields } from './use-store-fields.tsx';

/** Edit-store modal (document 000 §2): the form and the scenario. */
export const EditStoreDialog = ({ store, onClose }: { store: StoreRowFragment; onClose: () => void }) => {
  const [edit] = useUpdateStoreMutation();
  const fields = useStoreFields(store.id);
  const confirmEffect = useConfirmEffect();
  return (
    <FormDialog
      title={texts.edit}
      subject={store.nomeFantasia}
      maxWidth="md"
      schema={storeEditFormRules}
      defaultValues={formValues(storeEditFormRules, store)}
      fields={fields}
      confirmFirst={({ fatorPontuacao }, was) =>
        confirmEffect([{ parametro: 'fatorPontuacao', of: store.cnpj, before: String(was.fatorPontuacao), after: String(fatorPontuacao) }])
      }
      onSubmit={({ fatorVigenteEm, ...input }, lido) =>
        edit({ variables: { id: store.id, input: { ...input, fatorVigenteEm: fatorVigenteEm ?? null }, lido } })
      }
      successText={texts.edited}
      onClose={onClose}
    />
  );
};
