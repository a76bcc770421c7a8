import { formatDate } from '../../shared/dates.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';
import { formatBrl, formatDecimal } from '../../shared/format.ts';
import { isPositive } from '../../shared/sign.ts';
import type { Audience } from '../audiences/index.ts';
import type { MemberStanding } from '../balances/index.ts';
import { standingText } from '../balances/standing-text.rules.ts';
import type { OwnExpiry } from '../members/index.ts';
import type { SupportEvent } from './support-events.ts';

/** A text that staff copy into a conversation with the member. It names no member of staff. */
export interface ReadyAnswer {
  titulo: string;
  texto: string;
}

interface Facts {
  kind: Audience;
  nome: string;
  standing: MemberStanding | null;
  vencimento: OwnExpiry;
  notas: readonly { criadoEm: Date }[];
  eventos: readonly SupportEvent[];
}

/** Answers to the usual questions, with the member's facts. */
export function readyAnswers({ kind, nome, standing, vencimento, notas, eventos }: Facts): ReadyAnswer[] {
  const amount = (value: DecimalText) => (kind === 'SELLER' ? `${formatDecimal(value)} pontos` : `${formatBrl(value)} de cashback`);
  const hello = `Olá, ${nome.split(' ')[0]}!`;
  const latest = eventos.find(({ tipo, paraMembro }) => tipo === 'MOVIMENTO' && paraMembro);
  const answers: (ReadyAnswer | null)[] = [
    standing && {
      titulo: 'Saldo',
      texto: `${hello} Seu saldo hoje é de ${amount(standing.saldo)}: ${standingText(standing, kind === 'SELLER' ? 'PONTO' : 'BRL')}.`,
    },
    { titulo: 'Vencimento', texto: `${hello} ${expiryText(vencimento, amount)}` },
    { titulo: 'Notas em análise', texto: `${hello} ${receiptsText(notas)}` },
    latest
      ? {
          titulo: 'Último movimento',
          texto: `${hello} O último movimento do seu saldo foi em ${formatDate(latest.em)}: ${latest.paraMembro}.`,
        }
      : null,
  ];
  return answers.filter((answer) => answer !== null);
}

function expiryText({ em90, proximaData, proximoValor }: OwnExpiry, amount: (value: DecimalText) => string): string {
  if (!proximaData) return 'Nada do seu saldo tem data para vencer.';
  const next = `O próximo vencimento é em ${formatDate(proximaData)}: ${amount(proximoValor)}.`;
  return isPositive(em90) ? `${next} Nos próximos 90 dias vencem ${amount(em90)}.` : `${next} Nada vence nos próximos 90 dias.`;
}

function receiptsText(notas: readonly { criadoEm: Date }[]): string {
  const [oldest] = notas;
  if (!oldest) return 'Você não tem notas em análise no momento.';
  const since = `enviada em ${formatDate(oldest.criadoEm)}`;
  return notas.length === 1
    ? `Sua nota ${since} está em análise. Você acompanha o resultado no seu extrato.`
    : `Você tem ${notas.length} notas em análise; a mais antiga foi ${since}. Você acompanha o resultado no seu extrato.`;
}
