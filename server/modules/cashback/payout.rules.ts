import { RedemptionStatus } from '../../shared/enums.ts';

/** State of a consumer's payment (beyond C13; docs/adr/0023). */
export type PayoutState =
  | 'SOLICITADO'
  | 'APROVADO'
  | 'EM_LOTE'
  | 'EM_TRANSITO'
  | 'PAGO'
  | 'EM_ESTORNO'
  | 'ESTORNADO'
  | 'DEVOLVIDO'
  | 'CANCELADO';

/** Screen text of each state. */
export const PAYOUT_STATE_LABELS: Readonly<Record<PayoutState, string>> = {
  SOLICITADO: 'Solicitado',
  APROVADO: 'Aprovado',
  EM_LOTE: 'Em lote',
  EM_TRANSITO: 'Em trânsito',
  PAGO: 'Pago',
  EM_ESTORNO: 'Em estorno',
  ESTORNADO: 'Estornado',
  DEVOLVIDO: 'Devolvido',
  CANCELADO: 'Cancelado',
};

/** Step of a payment's work: each groups the states that one tab of the screen lists. */
export type PayoutStage = 'A_APROVAR' | 'APROVADOS' | 'NO_BANCO' | 'PAGOS' | 'DEVOLVIDOS';

/** The states of each stage; every state is in exactly one. */
export const STATES_OF_STAGE: Readonly<Record<PayoutStage, readonly PayoutState[]>> = {
  A_APROVAR: ['SOLICITADO'],
  APROVADOS: ['APROVADO'],
  NO_BANCO: ['EM_LOTE', 'EM_TRANSITO'],
  PAGOS: ['PAGO', 'EM_ESTORNO'],
  DEVOLVIDOS: ['DEVOLVIDO', 'ESTORNADO', 'CANCELADO'],
};

/** What a person may do with a payment; only the bank's return moves one that is in a batch. */
export type PayoutMove = 'approve' | 'batch' | 'send' | 'pay' | 'takeBack' | 'cancel' | 'askReversal' | 'confirmReversal' | 'dropReversal';

/** The states each move starts from. `takeBack` (status 0 by hand) has none: what may be on its way leaves by a reversal. */
const FROM: Readonly<Record<PayoutMove, readonly PayoutState[]>> = {
  approve: ['SOLICITADO'],
  batch: ['APROVADO'],
  send: ['APROVADO'],
  pay: ['APROVADO', 'EM_TRANSITO'],
  takeBack: [],
  cancel: ['SOLICITADO', 'APROVADO'],
  askReversal: ['EM_TRANSITO', 'PAGO'],
  confirmReversal: ['EM_ESTORNO'],
  dropReversal: ['EM_ESTORNO'],
};

/** The move that setting a status by hand asks for (document 001 §4). */
export const MOVE_OF_STATUS: Readonly<Record<RedemptionStatus, PayoutMove>> = {
  [RedemptionStatus.NOT_DELIVERED]: 'takeBack',
  [RedemptionStatus.DELIVERED]: 'pay',
  [RedemptionStatus.IN_TRANSIT]: 'send',
  [RedemptionStatus.CANCELLED]: 'cancel',
};

/** What decides about a move. An id is a number in the database and text in a browser: here it is only compared. */
export interface PayoutFacts<Id extends number | string = number> {
  id: Id;
  estado: PayoutState;
  retidoAte: Date | string | null;
  lote: Id | null;
  /** Whether its amount asks for two people. */
  duasPessoas: boolean;
  aprovadoPorId: Id | null;
  pagoPorId: Id | null;
  estornoPorId: Id | null;
}

const REFUSAL_OF_STATE = {
  SOLICITADO: 'PAYOUT_NOT_APPROVED',
  APROVADO: 'PAYOUT_NOT_PAID',
  EM_LOTE: 'PAYOUT_AT_THE_BANK',
  EM_TRANSITO: 'PAYOUT_ON_ITS_WAY',
  PAGO: 'PAYOUT_PAID',
  EM_ESTORNO: 'PAYOUT_BEING_REVERSED',
  ESTORNADO: 'PAYOUT_ENDED',
  DEVOLVIDO: 'PAYOUT_ENDED',
  CANCELADO: 'PAYOUT_ENDED',
} as const satisfies Record<PayoutState, string>;

/** Codes of refused moves; their texts are in cashback.errors.ts, a row's short ones on its screen. */
export type PayoutRefusal =
  | (typeof REFUSAL_OF_STATE)[PayoutState]
  | 'PAYOUT_HELD'
  | 'PAYOUT_NOT_REQUESTED'
  | 'PAYOUT_NO_REVERSAL'
  | 'PAYOUT_SECOND_PERSON'
  | 'PAYOUT_REVERSAL_SECOND_PERSON';

/** Whether the first payment to a key still waits. */
export const isHeld = ({ estado, retidoAte }: Pick<PayoutFacts, 'estado' | 'retidoAte'>, now: Date) =>
  estado === 'SOLICITADO' && retidoAte !== null && new Date(retidoAte).getTime() > now.getTime();

/** Why a person may not make a move now, or null. The database holds the same rules (sql/guard-payout.sql). */
export function payoutRefusal<Id extends number | string>(
  move: PayoutMove,
  payout: PayoutFacts<Id>,
  staffId: Id | null,
  now: Date,
): PayoutRefusal | null {
  const { estado, duasPessoas, aprovadoPorId, pagoPorId, estornoPorId } = payout;
  if (move !== 'cancel' && isHeld(payout, now)) return 'PAYOUT_HELD';
  if (!FROM[move].includes(estado)) {
    if (move === 'approve') return 'PAYOUT_NOT_REQUESTED';
    if (move === 'confirmReversal' || move === 'dropReversal') return 'PAYOUT_NO_REVERSAL';
    return move === 'askReversal' && estado === 'SOLICITADO' ? 'PAYOUT_NOT_PAID' : REFUSAL_OF_STATE[estado];
  }
  const isPayment = move === 'batch' || move === 'send' || move === 'pay';
  if (isPayment && aprovadoPorId === null) return 'PAYOUT_NOT_APPROVED';
  if (isPayment && duasPessoas && staffId === aprovadoPorId) return 'PAYOUT_SECOND_PERSON';
  const isSecond = staffId !== estornoPorId && staffId !== pagoPorId;
  return move === 'confirmReversal' && !isSecond ? 'PAYOUT_REVERSAL_SECOND_PERSON' : null;
}

/** How the actor's account relates to the people who acted before; a refusal is whatever the caller shows. */
interface SecondPerson<Id, Refusal> {
  from(firstPersonId: Id | null): Refusal | null;
  established: Refusal | null;
}

/** The refusal of an actor who is another person, but does not count as one: their account is new, or depends on the first one's. */
export function peopleRefusal<Id extends number | string, Refusal>(
  move: PayoutMove,
  { duasPessoas, aprovadoPorId, pagoPorId, estornoPorId }: PayoutFacts<Id>,
  people: SecondPerson<Id, Refusal>,
): Refusal | null {
  if (move === 'confirmReversal') return people.from(estornoPorId) ?? people.from(pagoPorId);
  if (!duasPessoas) return null;
  if (move === 'approve') return people.established;
  return move === 'batch' || move === 'send' || move === 'pay' ? people.from(aprovadoPorId) : null;
}
