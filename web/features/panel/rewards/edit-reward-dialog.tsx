import { updateRewardRules } from '../../../../server/modules/rewards/reward.rules.ts';
import type { PrizeType } from '../../../../server/shared/enums.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useRewardFields } from './reward-form.tsx';
import { type RewardRowFragment, useUpdateRewardMutation } from './rewards.generated.ts';
import { rewardTexts as texts } from './rewards.messages.ts';

/** Edits a prize; without a new photo it keeps the current one. */
export const EditRewardDialog = ({ reward, onClose }: { reward: RewardRowFragment; onClose: () => void }) => {
  const [edit] = useUpdateRewardMutation();
  const fields = useRewardFields(reward.codigo);
  return (
    <FormDialog
      title={texts.edit}
      subject={reward.nome}
      maxWidth="md"
      schema={updateRewardRules}
      defaultValues={{
        nome: reward.nome,
        codigo: reward.codigo,
        descricao: reward.descricao,
        custoTotal: reward.custoTotal,
        tipo: reward.tipo as PrizeType,
        custoAlternativo: reward.custoAlternativo ?? '',
        categoria: reward.categoria ?? '',
        parceiroComercial: reward.parceiroComercial ?? '',
        foto: null,
      }}
      fields={fields}
      onSubmit={({ foto, ...input }, lido) =>
        edit({ variables: { id: reward.id, input: { ...input, foto: (foto as File | null) ?? null }, lido } })
      }
      successText={texts.edited}
      onClose={onClose}
    />
  );
};
