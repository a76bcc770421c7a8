import { formatBrl, formatInteger, formatPoints } from '../../../../server/shared/format.ts';
import { sum } from '../../../../server/shared/money.ts';
import { isPositive } from '../../../../server/shared/sign.ts';

interface Given {
  valor: string | null;
  moeda: string | null;
}

const requests = (count: number) => (count === 1 ? '1 pedido' : `${formatInteger(String(count))} pedidos`);

const totalOf = (rows: readonly Given[], moeda: string) =>
  sum(rows.flatMap((row) => (row.moeda === moeda && row.valor ? [row.valor] : [])));

/** How many requests are selected and what they give together: '4 pedidos · 3.200 pontos · R$ 41,00'. */
export const selectionText = (rows: readonly Given[]): string => {
  const [points, reais] = [totalOf(rows, 'PONTO'), totalOf(rows, 'BRL')];
  return [
    requests(rows.length),
    ...(isPositive(points) ? [`${formatPoints(points)} pontos`] : []),
    ...(isPositive(reais) ? [formatBrl(reais)] : []),
  ].join(' · ');
};

/** pt-BR texts of the page Segunda aprovação. */
export const secondPersonTexts = {
  title: 'Segunda aprovação',
  description: 'O que uma pessoa pediu e que só vale depois que outra confirmar.',
  search: 'Buscar pedido',
  empty: 'Nenhum pedido espera por outra pessoa.',
  openReceipt: 'Abrir nota',
  approveSelected: 'Aprovar selecionados',
  bulkTitle: (count: number) => (count === 1 ? 'Aprovar 1 pedido?' : `Aprovar ${count} pedidos?`),
  bulkDone: (count: number) => (count === 1 ? '1 pedido aprovado' : `${formatInteger(String(count))} pedidos aprovados`),
  bulkRunning: (done: number, total: number) => `Aprovando ${done} de ${total}...`,
  bulkResult: 'Resultado',
  outcome: ({ approved, changed, refused }: { approved: number; changed: number; refused: number }) =>
    [
      approved === 1 ? '1 aprovado' : `${approved} aprovados`,
      ...(changed > 0 ? [changed === 1 ? '1 mudou' : `${changed} mudaram`] : []),
      ...(refused > 0 ? [refused === 1 ? '1 não foi aprovado' : `${refused} não foram aprovados`] : []),
    ].join(', '),
  changedHint: 'O que mudou continua aguardando: abra cada pedido e confira o efeito de agora.',
} as const;
