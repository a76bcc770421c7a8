import { firstWord } from '../../server/shared/text.ts';
import { cashbackTexts } from '../features/storefront/consumer-home/cashback-texts.ts';
import type { ConsumerHomeQuery } from '../features/storefront/consumer-home/consumer-home.generated.ts';
import { balanceTexts } from '../features/storefront/seller-home/balance-texts.ts';
import type { SellerHomeQuery } from '../features/storefront/seller-home/seller-home.generated.ts';
import type { Viewer } from '../session/session-context.ts';
import { moneyText, pointsText } from '../ui/amount-texts.ts';
import type { SlotTexts } from './slots.ts';

/** The frames there are: of sellers by their store's way of scoring, of consumers by whether there is something to take out. */
export type FrameName = `seller${string}` | 'consumerWithCashback' | 'consumer';

/** What a frame is drawn with. */
export interface FrameOfHome {
  name: FrameName;
  texts: SlotTexts;
}

const sellerFrame = (viewer: Viewer, { emAnalise }: SellerHomeQuery): FrameOfHome => ({
  name: `seller${viewer.tipoPontuacao ?? 0}`,
  texts: {
    firstName: firstWord(viewer.nome),
    headerBalance: pointsText(viewer.saldoPontos ?? '0', { whole: true }),
    ...balanceTexts(viewer, emAnalise.total),
  },
});

const consumerFrame = (viewer: Viewer, home: ConsumerHomeQuery): FrameOfHome => {
  const { isAvailable, progress, ...texts } = cashbackTexts(home);
  return {
    name: isAvailable ? 'consumerWithCashback' : 'consumer',
    texts: {
      ...texts,
      firstName: firstWord(viewer.nome),
      headerBalance: moneyText(viewer.saldoCashback ?? '0'),
      progress: progress?.text ?? null,
      percent: String(Math.round(progress?.percent ?? 0)),
      rest: String(100 - (progress?.percent ?? 0)),
      missing: progress?.missing ?? null,
    },
  };
};

/** The frame of a member's home as it was answered; null where the home is not what this person sees first. */
export function frameOfHome(
  kind: 'SELLER' | 'CONSUMER',
  viewer: Viewer | null,
  home: SellerHomeQuery | ConsumerHomeQuery,
): FrameOfHome | null {
  // Another kind of person is led elsewhere; who has not accepted the rules is asked first (web/session/terms-gate.tsx).
  if (viewer?.kind !== kind || viewer.aceitouRegulamento === false) return null;
  return 'cashbackDashboard' in home ? consumerFrame(viewer, home) : sellerFrame(viewer, home);
}
