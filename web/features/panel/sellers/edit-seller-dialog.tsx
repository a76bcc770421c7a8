import { sellerEditFormRules } from '../../../../server/modules/sellers/seller.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { formValues } from '../../../forms/form-values.ts';
import { type SellerRowFragment, useUpdateSellerMutation } from './sellers.generated.ts';
import { sellerTexts as texts } from './sellers.messages.ts';
import { useSellerFields } from './use-seller-fields.tsx';

/** Edits a registered seller, in a dialog. */
export const EditSellerDialog = ({ seller, onClose }: { seller: SellerRowFragment; onClose: () => void }) => {
  const [edit] = useUpdateSellerMutation();
  const fields = useSellerFields(seller);
  return (
    <FormDialog
      title={texts.edit}
      subject={seller.nome}
      maxWidth="md"
      schema={sellerEditFormRules}
      defaultValues={formValues(sellerEditFormRules, seller)}
      fields={fields}
      onSubmit={(input, lido) => edit({ variables: { id: seller.id, input, lido } })}
      successText={texts.edited}
      onClose={onClose}
    />
  );
};
