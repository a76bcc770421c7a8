import { formatDate } from '../../shared/dates.ts';
import { formatBrl, formatDecimal } from '../../shared/format.ts';

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
export function waitingText({ motivo, valor, desde }: ShownWaiting, unit: 'PONTO' | 'BRL' = 'BRL'): string {
  const amount = unit === 'BRL' ? formatBrl(valor) : `${formatDecimal(valor)} pontos`;
  return `${amount} a liberar ${reasonText(motivo, desde)}`;
}

function reasonText(motivo: string, desde: string | null | undefined): string {
  if (motivo === 'PROXIMA_CAMPANHA') return desde ? `na campanha que começa em ${formatDate(desde)}` : 'na próxima campanha';
  return REASONS[motivo] ?? 'a partir da data do crédito';
}
