import {
  CLOSE_STEPS,
  type CloseItem,
  type CloseMonth,
  type CloseStep,
  closeItemRow,
  closeItemState,
  STATE_WORDS,
} from '../../../../../server/modules/month-close/month-close.rules.ts';
import { formatBrl, formatInteger, formatPoints } from '../../../../../server/shared/format.ts';
import { TextLink } from '../../../../ui/text-link.tsx';
import { CLOSE_TONES, CloseLine, CloseStepCard } from './close-step.tsx';
import type { MonthCloseQuery } from './month-close.generated.ts';
import { closeTexts as texts } from './month-close.messages.ts';

type Item = MonthCloseQuery['monthClose']['itens'][number];

/** The list behind an item, under the filter of its count. */
const addressOf = (item: CloseItem, month: CloseMonth): string => {
  const { path, filter } = closeItemRow(item);
  const params = Object.entries(filter(month)).map(([name, value]) => [name, String(value)]);
  return `/painel/${path}?${new URLSearchParams(params)}`;
};

const amountText = (item: CloseItem, valor: string) => (item === 'PONTOS_VENCIDOS' ? texts.points(formatPoints(valor)) : formatBrl(valor));

/** '6 · R$ 1.234,00'; an amount of nothing is left out. */
const numberText = ({ item, total, valor }: Item): string => {
  if (total === null) return valor === null ? STATE_WORDS.NAO_GERADO : amountText(item, valor);
  const count = formatInteger(String(total));
  return valor === null || total === 0 ? count : `${count} · ${amountText(item, valor)}`;
};

const ItemLine = ({ row, month }: { row: Item; month: CloseMonth }) => {
  const { title, isOfAllNetworks, isPreview } = closeItemRow(row.item);
  return (
    <CloseLine
      label={isOfAllNetworks && month.networkId !== null ? texts.allNetworks(title) : title}
      value={numberText(row)}
      action={
        <TextLink to={addressOf(row.item, month)} label={texts.open(title)}>
          {isPreview ? texts.seeLots : texts.seeList}
        </TextLink>
      }
    />
  );
};

/** The items of a step, and how many of them are open; previews are no work. */
interface StepItems {
  step: CloseStep;
  rows: readonly Item[];
  open: number;
}

/** The steps that the user may read, with their items. */
export const stepsOf = (itens: readonly Item[]): StepItems[] =>
  CLOSE_STEPS.flatMap((step) => {
    const rows = itens.filter(({ item }) => closeItemRow(item).step === step);
    if (rows.length === 0) return [];
    const work = rows.filter((row) => closeItemState(row.item, row) === 'PENDENTE');
    return [{ step, rows, open: work.reduce((sum, { total }) => sum + (total ?? 0), 0) }];
  });

/** One step with its lines. */
export const ItemStep = ({ items: { step, rows, open }, position, month }: { items: StepItems; position: number; month: CloseMonth }) => (
  <CloseStepCard
    step={step}
    position={position}
    status={open > 0 ? { label: texts.pending(open), tone: CLOSE_TONES.PENDENTE } : { label: STATE_WORDS.PRONTO, tone: CLOSE_TONES.PRONTO }}
  >
    {rows.map((row) => (
      <ItemLine key={row.item} row={row} month={month} />
    ))}
  </CloseStepCard>
);
