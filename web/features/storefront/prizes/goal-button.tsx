import Flag from '@mui/icons-material/Flag';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import Button from '@mui/material/Button';
import { attempt } from '../../../session/failure.ts';
import { toast } from '../../../ui/toast.ts';
import { useSetOwnGoalMutation } from './prizes.generated.ts';
import { prizeTexts as texts } from './prizes.messages.ts';

/** Makes the prize the seller's goal, which the home shows, or removes it. */
export const GoalButton = ({ codigo, isGoal }: { codigo: string; isGoal: boolean }) => {
  const [setGoal, { loading }] = useSetOwnGoalMutation({ refetchQueries: ['prize'], awaitRefetchQueries: true });
  const handleClick = async () => {
    const result = await attempt(setGoal({ variables: { codigo: isGoal ? null : codigo } }));
    if (result?.data) toast.success(isGoal ? texts.goalDropped : texts.goalSet);
  };
  return (
    <Button
      fullWidth
      startIcon={isGoal ? <Flag /> : <FlagOutlined />}
      loading={loading}
      loadingPosition="start"
      onClick={() => void handleClick()}
      sx={{ mt: 1, minHeight: 44 }}
    >
      {isGoal ? texts.dropGoal : texts.setGoal}
    </Button>
  );
};
