import { type PayoutFacts, type PayoutMove, type PayoutState, payoutRefusal } from './payout.rules.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const [APPROVER, PAYER, ASKER, ANOTHER] = [1, 2, 3, 4];
const STATES: readonly PayoutState[] = [
  'SOLICITADO',
  'APROVADO',
  'EM_LOTE',
  'EM_TRANSITO',
  'PAGO',
  'EM_ESTORNO',
  'ESTORNADO',
  'DEVOLVIDO',
  'CANCELADO',
];

const payout = (more: Partial<PayoutFacts>): PayoutFacts => ({
  id: 7,
  estado: 'APROVADO',
  retidoAte: null,
  lote: null,
  duasPessoas: false,
  aprovadoPorId: APPROVER,
  pagoPorId: PAYER,
  estornoPorId: ASKER,
  ...more,
});
const refusal = (move: PayoutMove, more: Partial<PayoutFacts>, staffId = ANOTHER) => payoutRefusal(move, payout(more), staffId, NOW);

/** By move, what each of the nine states answers (docs/adr/0023): `ok`, or the code without its PAYOUT_. */
const ANSWERS: Readonly<Record<PayoutMove, string>> = {
  approve: 'ok NOT_REQUESTED NOT_REQUESTED NOT_REQUESTED NOT_REQUESTED NOT_REQUESTED NOT_REQUESTED NOT_REQUESTED NOT_REQUESTED',
  batch: 'NOT_APPROVED ok AT_THE_BANK ON_ITS_WAY PAID BEING_REVERSED ENDED ENDED ENDED',
  send: 'NOT_APPROVED ok AT_THE_BANK ON_ITS_WAY PAID BEING_REVERSED ENDED ENDED ENDED',
  pay: 'NOT_APPROVED ok AT_THE_BANK ok PAID BEING_REVERSED ENDED ENDED ENDED',
  takeBack: 'NOT_APPROVED NOT_PAID AT_THE_BANK ON_ITS_WAY PAID BEING_REVERSED ENDED ENDED ENDED',
  cancel: 'ok ok AT_THE_BANK ON_ITS_WAY PAID BEING_REVERSED ENDED ENDED ENDED',
  askReversal: 'NOT_PAID NOT_PAID AT_THE_BANK ok ok BEING_REVERSED ENDED ENDED ENDED',
  confirmReversal: 'NO_REVERSAL NO_REVERSAL NO_REVERSAL NO_REVERSAL NO_REVERSAL ok NO_REVERSAL NO_REVERSAL NO_REVERSAL',
  dropReversal: 'NO_REVERSAL NO_REVERSAL NO_REVERSAL NO_REVERSAL NO_REVERSAL ok NO_REVERSAL NO_REVERSAL NO_REVERSAL',
};
const MOVES = Object.keys(ANSWERS) as PayoutMove[];

describe('a move of a payment', () => {
  it.each(MOVES)('%s is refused with what each state is missing', (move) => {
    const answers = STATES.map((estado) => refusal(move, { estado })?.replace('PAYOUT_', '') ?? 'ok');
    expect(answers.join(' ')).toBe(ANSWERS[move]);
  });

  it('waits for the end of the hold, except a cancellation', () => {
    const held = { estado: 'SOLICITADO', retidoAte: new Date(NOW.getTime() + 1) } as const;
    for (const move of MOVES) expect([move, refusal(move, held) === 'PAYOUT_HELD']).toEqual([move, move !== 'cancel']);
    expect(refusal('approve', { ...held, retidoAte: NOW })).toBeNull();
    expect(refusal('approve', { ...held, retidoAte: '2026-11-20T14:59:59Z' })).toBeNull();
    // Only a request is held: what is approved went through it.
    expect(refusal('pay', { ...held, estado: 'APROVADO' })).toBeNull();
  });

  it('asks above the limit for another payer than the approver, and always for an approval', () => {
    for (const move of ['batch', 'send', 'pay'] as const) {
      expect(refusal(move, { duasPessoas: true }, APPROVER)).toBe('PAYOUT_SECOND_PERSON');
      expect(refusal(move, { duasPessoas: true })).toBeNull();
      expect(refusal(move, {}, APPROVER)).toBeNull();
      expect(refusal(move, { aprovadoPorId: null })).toBe('PAYOUT_NOT_APPROVED');
    }
    expect(refusal('cancel', { duasPessoas: true, aprovadoPorId: null }, APPROVER)).toBeNull();
  });

  it('has a reversal confirmed by a third person, and declined by anybody', () => {
    const asked = { estado: 'EM_ESTORNO' } as const;
    expect(refusal('confirmReversal', asked, ASKER)).toBe('PAYOUT_REVERSAL_SECOND_PERSON');
    expect(refusal('confirmReversal', asked, PAYER)).toBe('PAYOUT_REVERSAL_SECOND_PERSON');
    expect(refusal('confirmReversal', asked, APPROVER)).toBeNull();
    expect(refusal('dropReversal', asked, ASKER)).toBeNull();
  });
});
