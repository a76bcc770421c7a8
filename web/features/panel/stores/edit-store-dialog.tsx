import { storeEditFormRules } from '../../../../server/modules/stores/store.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useConfirmEffect } from '../../../parameters/use-confirm-effect.ts';
import { type StoreRowFragment, useUpdateStoreMutation } from './stores.generated.ts';
import { storeTexts as texts } from './stores.messages.ts';
import { useStoreFields } from './use-store-fields.tsx';

const valuesOf = (store: StoreRowFragment) => ({
  networkId: store.networkId,
  tipoPontuacao: store.tipoPontuacao,
  codigo: store.codigo,
  cnpj: store.cnpj,
  cnpjCddRevendaMaster: store.cnpjCddRevendaMaster ?? '',
  nomeFantasia: store.nomeFantasia,
  razaoSocial: store.razaoSocial,
  responsavel: store.responsavel ?? '',
  email: store.email ?? '',
  celular: store.celular ?? '',
  telefone: store.telefone ?? '',
  endCep: store.endCep ?? '',
  endRua: store.endRua ?? '',
  endNumero: store.endNumero ?? '',
  endComplemento: store.endComplemento ?? '',
  endBairro: store.endBairro ?? '',
  endCidade: store.endCidade ?? '',
  endEstado: store.endEstado ?? '',
  fatorPontuacao: store.fatorPontuacao,
  fatorVigenteEm: '',
  cenario: store.cenario,
});

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
      defaultValues={valuesOf(store)}
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
