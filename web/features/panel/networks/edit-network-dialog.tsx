import { networkRules } from '../../../../server/modules/networks/network.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { formValues } from '../../../forms/form-values.ts';
import { useConfirmEffect } from '../../../parameters/use-confirm-effect.ts';
import { networkFields } from './network-form.ts';
import { type NetworkRowFragment, useUpdateNetworkMutation } from './networks.generated.ts';
import { networkTexts as texts } from './networks.messages.ts';

interface EditNetworkDialogProps {
  network: NetworkRowFragment;
  onClose: () => void;
}

/** Edits a network. A point value that moves much is simulated and confirmed first. */
export const EditNetworkDialog = ({ network, onClose }: EditNetworkDialogProps) => {
  const [edit] = useUpdateNetworkMutation();
  const confirmEffect = useConfirmEffect();
  return (
    <FormDialog
      title={texts.edit}
      subject={network.nome}
      schema={networkRules}
      defaultValues={formValues(networkRules, network)}
      fields={networkFields}
      confirmFirst={(input, was) =>
        confirmEffect([{ parametro: 'valorPonto', of: network.id, before: String(was.valorPonto ?? ''), after: input.valorPonto }])
      }
      onSubmit={(input, lido) => edit({ variables: { id: network.id, input, lido } })}
      successText={texts.edited}
      onClose={onClose}
    />
  );
};
