import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { formatPoints } from '../../../../server/shared/format.ts';
import { subtract } from '../../../../server/shared/money.ts';
import { useSendingKey } from '../../../forms/use-sending-key.ts';
import { attempt } from '../../../session/failure.ts';
import { useSession } from '../../../session/session-context.ts';
import { PointsText } from '../../../ui/amounts.tsx';
import { confirm } from '../../../ui/confirm.ts';
import { toast } from '../../../ui/toast.ts';
import { useRedeemRewardMutation } from './prizes.generated.ts';
import { prizeTexts as texts } from './prizes.messages.ts';
import type { Prize, redeemFormFields } from './redeem-form-schema.ts';

type Choices = z.output<typeof redeemFormFields>;

const Line = ({ label, points }: { label: string; points: string }) => (
  <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, mt: 1 }}>
    <Typography component="span" color="textSecondary">
      {label}
    </Typography>
    <Typography component="span" sx={{ fontWeight: 600 }}>
      <PointsText whole value={points} />
    </Typography>
  </Stack>
);

/** Sends only what the prize's type asks for. */
const inputOf = ({ codigo, tipo, pedeNome }: Prize, { qtde, voltage, operator, mobile, fullName }: Choices) => ({
  codigoPremio: codigo,
  qtde,
  ...(tipo === 'bivolt' ? { voltage } : {}),
  ...(tipo === 'recarga' ? { operator, mobile } : {}),
  ...(pedeNome ? { fullName } : {}),
});

/** Confirms, redeems, announces the new balance and opens the member's redemptions (document 002 §2 and §4). */
export function useRedeem(prize: Prize) {
  const navigate = useNavigate();
  const { refreshViewer } = useSession();
  const [isRedeeming, setRedeeming] = useState(false);
  const [mutate] = useRedeemRewardMutation();
  const sending = useSendingKey();
  const redeem = async (choices: Choices, { balance, total }: { balance: string; total: string }) => {
    const agreed = await confirm({
      title: texts.question(choices.qtde, prize.nome, prize.parceiroComercial, formatPoints(total)),
      text: (
        <>
          <Line label={texts.balanceBefore} points={balance} />
          <Line label={texts.balanceAfter} points={subtract(balance, total)} />
        </>
      ),
    });
    if (!agreed) return;
    setRedeeming(true);
    const input = inputOf(prize, choices);
    const result = await attempt(mutate({ variables: { input, idempotencyKey: sending.of(JSON.stringify(input)) } }));
    setRedeeming(false);
    const redeemed = result?.data?.redeemReward;
    if (!redeemed) return;
    sending.renew();
    toast.success(texts.redeemed, { more: texts.newBalance(formatPoints(redeemed.saldoNovo)) });
    await refreshViewer();
    await navigate('/resgates');
  };
  return { redeem, isRedeeming };
}
