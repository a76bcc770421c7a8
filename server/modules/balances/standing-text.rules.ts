import { formatDate } from '../../shared/dates.ts';
import { formatBrl, formatDecimal } from '../../shared/format.ts';
import { isPositive } from '../../shared/sign.ts';

type Unit = 'PONTO' | 'BRL';
const amountOf = (value: string, unit: Unit) => (unit === 'BRL' ? formatBrl(value) : `${formatDecimal(value)} pontos`);

/** Part of what cannot be spent yet, as the queries return it. */
export interface ShownWaiting {
  motivo: string;
  valor: string;
  desde?: string | null | undefined;
}

const REASONS: Readonly<Record<string, string>> = {
  ABAIXO_DO_LIMITE: 'quando as compras em produtos SW chegarem ao mínimo da campanha',
  JA_RESGATOU: 'em outra campanha, porque nesta já houve um resgate',
  OUTRA_CAMPANHA: 'com as compras de outra campanha',
  SEM_CAMPANHA: 'quando uma campanha começar',
};

/** Why part of a balance cannot be spent yet: 'R$ 6,79 a liberar quando as compras em produtos SW chegarem ao mínimo da campanha'. */
export function waitingText({ motivo, valor, desde }: ShownWaiting, unit: Unit = 'BRL'): string {
  return `${amountOf(valor, unit)} a liberar ${reasonText(motivo, desde)}`;
}

function reasonText(motivo: string, desde: string | null | undefined): string {
  if (motivo === 'PROXIMA_CAMPANHA') return desde ? `na campanha que começa em ${formatDate(desde)}` : 'na próxima campanha';
  return REASONS[motivo] ?? 'a partir da data do crédito';
}

/** A member's amounts as the queries return them. */
export interface ShownStanding {
  disponivel: string;
  motivos: readonly ShownWaiting[];
  vencido: string;
  aCompensar: string;
}

/** What a balance is made of: 'R$ 10,00 disponíveis; R$ 6,79 a liberar na próxima campanha; R$ 5,95 já vencidos, fora do saldo'. */
export function standingText({ disponivel, motivos, vencido, aCompensar }: ShownStanding, unit: Unit): string {
  return [
    `${amountOf(disponivel, unit)} disponíveis`,
    ...motivos.map((waiting) => waitingText(waiting, unit)),
    ...(isPositive(aCompensar) ? [`${amountOf(aCompensar, unit)} a compensar`] : []),
    ...(isPositive(vencido) ? [`${amountOf(vencido, unit)} já vencidos, fora do saldo`] : []),
  ].join('; ');
}
