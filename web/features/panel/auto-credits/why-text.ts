import { creditReasonText, gainText } from '../../../decisions/rule-replay-texts.ts';
import type { AutoDecisionsQuery } from './auto-credits.generated.ts';
import { FOUND_BY, creditTexts as texts } from './auto-credits.messages.ts';

/** An automatic decision as its list shows it. */
export type AutoDecision = AutoDecisionsQuery['autoDecisions']['items'][number];

/** 'código de barras, descrição aprendida'; null where no item has a product. */
const foundBy = (itens: AutoDecision['entradas']['itens']): string | null => {
  const ways = new Set(itens.flatMap(({ motivo }) => FOUND_BY[motivo ?? ''] ?? []));
  return ways.size > 0 ? [...ways].join(', ') : null;
};

/** The decision in sentences: its reasons, then the inputs that they depend on. */
export const whyText = ({ audience, creditada, razoes, entradas, regraVersao, versao, recolhidaEm, revisao }: AutoDecision): string[] => {
  const { regra, dia, membro, itens, venda } = entradas;
  const gain = (amount: string) => gainText(audience, amount);
  const found = foundBy(itens);
  return [
    ...(creditada ? [texts.allHeld] : razoes.map((code) => `${creditReasonText(code)}.`)),
    ...(recolhidaEm ? [texts.takenBack(recolhidaEm)] : []),
    ...(revisao ? [texts.reviewed[revisao]] : []),
    ...(venda ? [(creditada ? texts.gained : texts.wouldGain)(gain(venda.ganho), gain(regra.limiteNota))] : []),
    texts.dayBefore(gain(dia.regra), gain(regra.limiteDia)),
    texts.memberBefore(gain(dia.membro), gain(regra.limiteMembro)),
    texts.account(membro.diasDeConta, regra.diasDeConta),
    ...(found ? [texts.items(found)] : []),
    texts.versions(regraVersao, versao),
  ];
};
