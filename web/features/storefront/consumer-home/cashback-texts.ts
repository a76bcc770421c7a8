import { waitingText } from '../../../../server/modules/balances/standing-text.rules.ts';
import { addDays, formatDate } from '../../../../server/shared/dates.ts';
import { isPositive } from '../../../../server/shared/sign.ts';
import { moneyText } from '../../../ui/amount-texts.ts';
import type { ConsumerHomeQuery } from './consumer-home.generated.ts';
import { consumerHomeTexts as texts } from './consumer-home.messages.ts';

type Dashboard = ConsumerHomeQuery['cashbackDashboard'];

/** Texts of the cashback card; null hides that part. */
export interface CashbackTexts {
  label: string;
  title: string;
  amount: string;
  /** What is in the balance and cannot be taken out yet, and why. */
  waiting: string | null;
  debt: string | null;
  already: string | null;
  /** Percent of the SW-product threshold reached; the bar is full at 100. */
  progress: { percent: number; text: string; missing: string | null } | null;
  /** The campaign's period and the receipts under review. */
  state: string;
  /** Whether there is cashback to redeem. */
  isAvailable: boolean;
}

const periodText = ({ campanha, promocaoAtiva }: Dashboard): string | null => {
  if (!campanha) return null;
  return promocaoAtiva
    ? texts.runsUntil(formatDate(addDays(campanha.dataFim, -1)))
    : texts.redeemUntil(formatDate(campanha.ultimoDiaResgate));
};

const progressOf = (home: Dashboard): CashbackTexts['progress'] => ({
  percent: Math.min(100, (Number(home.totalProdutosSW) / Math.max(1, Number(home.valorResgateLiberado))) * 100),
  text: texts.progressValue(home.totalProdutosSW, home.valorResgateLiberado),
  missing: home.mostrarCardFaltam ? texts.missing(home.faltamParaCashback) : null,
});

/** The header's number and word, and what it waits for; null where all of it can be taken out. */
const waitingOf = ({ saldoCashback, motivosALiberar }: Dashboard): string | null => {
  const parts = motivosALiberar.map((part) => `${waitingText(part)}.`);
  if (parts.length === 0) return null;
  const isAll = motivosALiberar.length === 1 && motivosALiberar[0]?.valor === saldoCashback;
  return [texts.balance, ...(isAll ? [] : [`${moneyText(saldoCashback)}.`]), ...parts].join(' ');
};

/** The card's texts for a home answer; the first frame uses them too. */
export const cashbackTexts = ({ cashbackDashboard: home, emAnalise: { total } }: ConsumerHomeQuery): CashbackTexts => ({
  label: home.cashbackDisponivelTexto,
  title: texts.available(home.cashbackDisponivelTexto),
  amount: moneyText(home.cashbackDisponivel),
  waiting: waitingOf(home),
  debt: isPositive(home.divida) ? texts.debt(home.divida) : null,
  already: home.jaResgatouCashback ? texts.already : null,
  progress: home.campanha && !home.jaResgatouCashback ? progressOf(home) : null,
  state: [periodText(home), total > 0 ? texts.inAnalysis(total) : null].filter(Boolean).join(' · ') || texts.noneInAnalysis,
  isAvailable: isPositive(home.cashbackDisponivel),
});
