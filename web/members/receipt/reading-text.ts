import { formatDate } from '../../../server/shared/dates.ts';
import { moneyText, pointsText } from '../../ui/amount-texts.ts';
import type { OwnReceiptFragment } from './receipt.generated.ts';
import { receiptTexts as texts } from './receipt.messages.ts';

/** Length of 'DD/MM', without the year. */
const DAY_AND_MONTH = 5;
const PHOTO_DOUBTS = ['fotoCortada', 'fotoEscura', 'fotoDesfocada'] as const;

/** What was read from a receipt in one sentence, always as an estimate; [] where neither total nor products were read. */
export const readingTexts = (
  { status, totalLido, dataLida, produtosLidos, estimativa }: OwnReceiptFragment,
  isConsumer: boolean,
): string[] => {
  if (totalLido === null && !produtosLidos) return [];
  const note = [
    totalLido === null ? null : texts.readNote(moneyText(totalLido)),
    dataLida && totalLido !== null ? texts.readDay(formatDate(dataLida).slice(0, DAY_AND_MONTH)) : null,
  ];
  const parts = [
    note.filter(Boolean).join(' '),
    produtosLidos ? texts.readProducts(produtosLidos) : null,
    estimativa === null ? null : texts.readEstimate(isConsumer ? moneyText(estimativa) : pointsText(estimativa)),
    status === 'PENDENTE' ? texts.readWaiting : null,
  ];
  return [`${parts.filter(Boolean).join(', ')}.`, ...(estimativa === null ? [] : [texts.onlyEstimate])];
};

/** What to photograph again; [] when the picture is good. */
export const photoDoubtTexts = (receipt: OwnReceiptFragment): string[] =>
  PHOTO_DOUBTS.filter((doubt) => receipt[doubt]).map((doubt) => texts.photoDoubts[doubt]);
