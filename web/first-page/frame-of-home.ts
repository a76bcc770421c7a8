import { firstWord } from '../../server/shared/text.ts';
import { cashbackTexts } from '../features/storefront/consumer-home/cashback-texts.ts';
import type { ConsumerHomeQuery } from '../features/storefront/consumer-home/consumer-home.generated.ts';
import { balanceTexts } from '../features/storefront/seller-home/balance-texts.ts';
import type { SellerHomeQuery } from '../features/storefront/seller-home/seller-home.generated.ts';
import type { Viewer } from '../session/session-context.ts';
import { moneyText, pointsText } from '../ui/amount-texts.ts';
import type { SlotTexts } from './slots.ts';

/** The frames: one per store scoring method for sellers; for consumers, with or without cashback to redeem. */
export type FrameName = `seller${string}` | 'consumerWithCashback' | 'consumer';

/** The values a frame is filled with. */
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

/** The frame for a member's home and its answer; null when this person does not see the home first. */
export function frameOfHome(
  kind: 'SELLER' | 'CONSUMER',
  viewer: Viewer | null,
  home: SellerHomeQuery | ConsumerHomeQuery,
): FrameOfHome | null {
  // Other kinds of user are redirected; members who have not accepted the rules are asked first (web/session/terms-gate.tsx).
  if (viewer?.kind !== kind || viewer.aceitouRegulamento === false) return null;
  return 'cashbackDashboard' in home ? consumerFrame(viewer, home) : sellerFrame(viewer, home);
}
