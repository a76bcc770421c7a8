import type { DecimalText } from '../../shared/decimal-text.ts';
import { add, compare, subtract } from '../../shared/money.ts';
import { isPositive } from '../../shared/sign.ts';
import type { CashbackPosition } from './position.ts';

/** Why an amount cannot be spent yet; DATA is a credit that counts from a later day. Its sentence is `waitingText`. */
export type WaitingReason = 'ABAIXO_DO_LIMITE' | 'JA_RESGATOU' | 'PROXIMA_CAMPANHA' | 'OUTRA_CAMPANHA' | 'SEM_CAMPANHA' | 'DATA';

/** Part of what cannot be spent yet. */
export interface WaitingPart {
  motivo: WaitingReason;
  valor: DecimalText;
  /** First day of the next campaign, if it is known. */
  desde: string | null;
}

/** What a consumer has and cannot withdraw yet ("a liberar"), and why. Together with `disponivel` it is all that is alive. */
export function waitingOf(position: CashbackPosition): { aLiberar: DecimalText; motivos: WaitingPart[] } {
  const aLiberar = subtract(add(position.saldo, position.divida), position.disponivel);
  const next = compare(position.proximaValor, aLiberar) > 0 ? aLiberar : position.proximaValor;
  const parts: WaitingPart[] = [
    { motivo: reasonNow(position), valor: subtract(aLiberar, next), desde: null },
    { motivo: 'PROXIMA_CAMPANHA', valor: next, desde: position.proximaInicio },
  ];
  return { aLiberar, motivos: parts.filter(({ valor }) => isPositive(valor)) };
}

function reasonNow({ campaignId, jaResgatou, totalProdutosSW, limite }: CashbackPosition): WaitingReason {
  if (campaignId === null) return 'SEM_CAMPANHA';
  if (jaResgatou) return 'JA_RESGATOU';
  return compare(totalProdutosSW, limite) < 0 ? 'ABAIXO_DO_LIMITE' : 'OUTRA_CAMPANHA';
}
