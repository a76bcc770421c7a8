import { StatusDialog } from '../../../people/status-dialog.tsx';
import { type SellerRowFragment, useSetSellerActiveMutation } from './sellers.generated.ts';
import { sellerTexts as texts } from './sellers.messages.ts';

/** Activates or deactivates a seller. */
export const SellerStatusDialog = ({ seller, onClose }: { seller: SellerRowFragment; onClose: () => void }) => {
  const [toggle] = useSetSellerActiveMutation();
  return (
    <StatusDialog
      person={seller}
      titles={texts}
      successText={texts.statusChanged}
      onToggle={(ativo, justificativa) => toggle({ variables: { id: seller.id, ativo, justificativa } })}
      onClose={onClose}
    />
  );
};
