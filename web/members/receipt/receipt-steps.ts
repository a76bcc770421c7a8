import { formatDate } from '../../../server/shared/dates.ts';
import { parseFiscalKey } from '../../../server/shared/fiscal-key.ts';
import { reversalReasonText } from '../../../server/shared/reversal-reason.ts';
import { isPositive } from '../../../server/shared/sign.ts';
import { moneyText, pointsText } from '../../ui/amount-texts.ts';
import type { TimelineStep } from '../../ui/timeline.tsx';
import { photoDoubtTexts, readingTexts } from './reading-text.ts';
import type { OwnReceiptEventsQuery, OwnReceiptFragment } from './receipt.generated.ts';
import { receiptTexts as texts } from './receipt.messages.ts';
import { submissionLook } from './submission-look.ts';

type ReceiptEvent = OwnReceiptEventsQuery['submissionEvents'][number];

const present = (parts: readonly (string | null | false)[]): string[] => parts.filter((part): part is string => Boolean(part));

const readStep = (receipt: OwnReceiptFragment, isConsumer: boolean): TimelineStep => {
  const { lida, chaveFiscal, textoLido } = receipt;
  const number = chaveFiscal ? parseFiscalKey(chaveFiscal)?.numero : null;
  const text = number ? texts.readNumber(number) : texts.readNothing;
  return {
    key: 'lida',
    tone: 'info',
    label: lida ? texts.read : texts.reading,
    at: null,
    texts: lida ? [text, ...(textoLido ? [...readingTexts(receipt, isConsumer), ...photoDoubtTexts(receipt)] : [])] : [],
  };
};

const gain = ({ totalPontos, cashback, venceEm }: OwnReceiptFragment): string | false => {
  if (isPositive(totalPontos ?? '0')) return texts.points(pointsText(totalPontos), formatDate(venceEm));
  return cashback !== null && texts.purchase(moneyText(cashback));
};

const eventStep = (receipt: OwnReceiptFragment, { id, statusNovo, causa, motivo, observacao, criadoEm }: ReceiptEvent): TimelineStep => {
  const reason = reversalReasonText({ causa, observacao }, 'MEMBER');
  const look = submissionLook(statusNovo);
  const step = { key: id, ...look, at: criadoEm };
  const isLast = statusNovo === receipt.status;
  switch (statusNovo) {
    case 'PENDENTE':
      return { ...step, tone: 'info', label: texts.back, texts: present([motivo ?? texts.backText, reason && texts.reason(reason)]) };
    case 'DECISAO_DESFEITA':
      return { ...step, texts: [texts.takenBack] };
    case 'POSTADA':
      return { ...step, label: isLast ? texts.posted : look.label, texts: present([isLast && gain(receipt)]) };
    case 'CONTESTADA':
      return {
        ...step,
        texts: present([
          motivo && texts.contestText(motivo),
          receipt.contestacao === 'ABERTA' && receipt.contestacaoPrazo && texts.contestUntil(receipt.contestacaoPrazo),
        ]),
      };
    case 'CANCELADA':
      return { ...step, texts: present([texts.cancelledText, reason && texts.reason(reason)]) };
    case 'DADOS_CORRIGIDOS':
      return { ...step, texts: present([texts.correctedText, reason && texts.reason(reason)]) };
    case 'CONTESTACAO_MANTIDA':
      return { ...step, texts: present([motivo && texts.answer(motivo)]) };
    default:
      return { ...step, texts: present([motivo, observacao && texts.note(observacao)]) };
  }
};

/** A receipt's history in order (sent, read, under review, decided, contested, posted) and its current step. */
export const receiptSteps = (receipt: OwnReceiptFragment, events: readonly ReceiptEvent[], isConsumer: boolean): TimelineStep[] => {
  const [first, ...later] = events;
  const sent: TimelineStep = { key: 'enviada', tone: 'info', label: texts.sent, at: first?.criadoEm ?? receipt.criadoEm, texts: [] };
  const waiting: TimelineStep = {
    key: 'analise',
    ...submissionLook('PENDENTE'),
    at: null,
    texts: present([texts.waiting, receipt.respostaAte && texts.usuallyUntil(formatDate(receipt.respostaAte))]),
  };
  return [
    sent,
    readStep(receipt, isConsumer),
    ...later.map((event) => eventStep(receipt, event)),
    ...(receipt.status === 'PENDENTE' ? [waiting] : []),
  ];
};
