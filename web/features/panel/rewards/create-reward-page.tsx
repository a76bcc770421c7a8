import { createRewardRules } from '../../../../server/modules/rewards/reward.rules.ts';
import { FormPage } from '../../../forms/form-page.tsx';
import { emptyReward, useRewardFields } from './reward-form.tsx';
import { useCreateRewardMutation } from './rewards.generated.ts';
import { rewardTexts as texts } from './rewards.messages.ts';

/** Cadastrar Prêmio (document 001 §2 and §5). */
export const CreateRewardPage = () => {
  const [create] = useCreateRewardMutation();
  const fields = useRewardFields();
  return (
    <FormPage
      title={texts.create}
      description={texts.createHint}
      schema={createRewardRules}
      defaultValues={emptyReward}
      fields={fields}
      onSubmit={({ foto, ...input }) => create({ variables: { input: { ...input, foto: foto as File } } })}
      successText={texts.created}
      doneTo="/painel/premios"
    />
  );
};
