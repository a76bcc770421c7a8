import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, useSearchParams } from 'react-router';
import { formatInteger } from '../../../../server/shared/format.ts';
import { addressOfStage, STAGES, stageOf } from './payout-stage.ts';
import type { PayoutStagesQuery } from './payouts.generated.ts';
import { payoutTexts as texts } from './payouts.messages.ts';

/** Steps of the payments, each with the number of rows that it holds. */
export const PayoutTabs = ({ totals }: { totals: PayoutStagesQuery['payoutStages'] | undefined }) => {
  const [params] = useSearchParams();
  const stage = stageOf(params);
  return (
    <Tabs value={stage ?? ''} aria-label={texts.stages} variant="scrollable">
      {[null, ...STAGES].map((of) => {
        const total = totals?.find(({ etapa }) => etapa === of);
        return (
          <Tab
            key={of}
            component={Link}
            to={addressOfStage(params, of)}
            value={of ?? ''}
            sx={{ minWidth: 0, px: 1 }}
            label={
              <span>
                {of === null ? texts.everyStage : texts.stage[of]}{' '}
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}>
                  {total ? formatInteger(String(total.quantidade)) : ''}
                </Box>
              </span>
            }
          />
        );
      })}
    </Tabs>
  );
};
