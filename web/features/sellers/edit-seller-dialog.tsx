import { sellerEditFormRules } from '../../../server/modules/sellers/seller.rules.ts';
import type { Sex } from '../../../server/shared/enums.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { type SellerRowFragment, useEditSellerMutation } from './sellers.generated.ts';
import { sellerTexts as texts } from './sellers.messages.ts';
import { useSellerFields } from './use-seller-fields.tsx';

const valuesOf = (seller: SellerRowFragment) => ({
  cnpjRevenda: seller.cnpjRevenda,
  nome: seller.nome,
  cpf: seller.cpf,
  email: seller.email ?? '',
  // A seller from before this field was asked for has none: the select is empty then.
  ...(seller.sexo ? { sexo: seller.sexo as Sex } : {}),
  dataNascimento: seller.dataNascimento ?? '',
  celular: seller.celular ?? '',
  telefone: seller.telefone ?? '',
  hobby: seller.hobby ?? '',
  endCep: seller.endCep ?? '',
  endRua: seller.endRua ?? '',
  endNumero: seller.endNumero ?? '',
  endComplemento: seller.endComplemento ?? '',
  endBairro: seller.endBairro ?? '',
  endCidade: seller.endCidade ?? '',
  endEstado: seller.endEstado ?? '',
});

/** The form of a registered seller, in a dialog. */
export const EditSellerDialog = ({ seller, onClose }: { seller: SellerRowFragment; onClose: () => void }) => {
  const [edit] = useEditSellerMutation({ refetchQueries: ['sellers'], awaitRefetchQueries: true });
  const fields = useSellerFields(seller);
  return (
    <FormDialog
      title={texts.edit}
      maxWidth="md"
      schema={sellerEditFormRules}
      defaultValues={valuesOf(seller)}
      fields={fields}
      onSubmit={(input) => edit({ variables: { id: seller.id, input } })}
      successText={texts.edited}
      onClose={onClose}
    />
  );
};
