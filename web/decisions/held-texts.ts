import { formatDateTime } from '../../server/shared/dates.ts';
import { formatBrl, formatPoints } from '../../server/shared/format.ts';

/** pt-BR texts of requests that take two people. */
export const heldTexts = {
  approve: 'Aprovar',
  approveTitle: (acao: string) => `Aprovar: ${acao}?`,
  approveNew: 'Aprovar o novo efeito',
  approveDone: 'Pedido aprovado com sucesso',
  approveSaleDone: 'Venda aprovada com sucesso',
  changed: 'O efeito deste pedido mudou desde que você o abriu. Nada foi aprovado: confira o efeito de agora e decida de novo.',
  changes: 'O que muda',
  value: 'Valor',
  reason: 'Por quê',
  askedBy: 'Pedido por',
  waitsSince: 'Aguarda desde',
  deadline: 'Prazo para decidir',
  person: 'Nome',
  place: 'Loja e rede',
  wholeProgramme: 'Programa inteiro',
  decline: 'Recusar',
  declineTitle: (acao: string) => `Recusar: ${acao}`,
  declineDone: 'Pedido recusado: nada mudou',
  withdraw: 'Retirar pedido',
  withdrawTitle: (acao: string) => `Retirar pedido: ${acao}`,
  withdrawDone: 'Pedido retirado: nada mudou',
  justification: 'Justificativa',
  own: 'A segunda aprovação é de outra pessoa',
  expired: 'O prazo deste pedido acabou',
  notWaiting: 'Este pedido já foi decidido',
} as const;

/** Why a request takes two people. */
export const HELD_REASONS: Readonly<Record<string, string>> = {
  LIMITE: 'Acima do limite',
  IDADE: 'Venda antiga',
  PRECO: 'Preço fora da tabela',
  TETO: 'Acima do teto do dia',
  AVISOS: 'Avisos graves e leves',
  UNIDADES: 'Muitas unidades',
  SEMPRE: 'Sempre duas pessoas',
};

export const HELD_STATUSES = {
  AGUARDA: { label: 'Aguarda', tone: 'pending' },
  APROVADA: { label: 'Aprovada', tone: 'approved' },
  RECUSADA: { label: 'Recusada', tone: 'rejected' },
  EXPIRADA: { label: 'Expirada', tone: 'closed' },
} as const;

interface Given {
  valor: string | null;
  moeda: string | null;
}

/** What a request gives, in its unit; '' when it gives nothing. */
export const givenText = ({ valor, moeda }: Given): string => {
  if (valor === null) return '';
  return moeda === 'BRL' ? formatBrl(valor) : `${formatPoints(valor)} pontos`;
};

interface Waiting {
  status: string;
  primeiroPorId: string;
  expiraEm: string;
}

/** Why this person may not approve a request now; null when they may. */
export const reasonAgainst = ({ status, primeiroPorId, expiraEm }: Waiting, viewerId: string | undefined): string | null => {
  if (status !== 'AGUARDA') return heldTexts.notWaiting;
  if (primeiroPorId === viewerId) return heldTexts.own;
  return Date.parse(expiraEm) < Date.now() ? heldTexts.expired : null;
};

/** Since when a request waits, and how long. */
export const sinceText = (criadoEm: string, age: string): string => `${formatDateTime(criadoEm)} (${age})`;
