import { errorDefinition } from '../../platform/errors/app-error.ts';
import { RedemptionStatus } from '../../shared/enums.ts';
import { buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { itLivesAsTheTableSays, outcomeOf } from '../../test/receipt-life.ts';
import { FRIDAY, LARGE, openPayouts, SMALL } from './payout.fixture.ts';

type State = 'SOLICITADO' | 'APROVADO' | 'EM_LOTE' | 'EM_TRANSITO' | 'PAGO' | 'EM_ESTORNO' | 'ESTORNADO' | 'DEVOLVIDO' | 'CANCELADO';
type Act = 'approve' | 'batch' | 'bankPays' | 'bankReturns' | 'undo' | 'pay' | 'send' | 'cancel' | 'ask' | 'confirm' | 'decline' | 'redeem';

/** docs/adr/0023 as one table, written by hand: what each act makes of each state. Everything else is refused; `wait` only passes time. */
const NEXT: Record<State, Partial<Record<Act, State>>> = {
  // `undo` sets status 0, which is what these two show: nothing changes.
  SOLICITADO: { approve: 'APROVADO', cancel: 'CANCELADO', undo: 'SOLICITADO' },
  APROVADO: { approve: 'APROVADO', batch: 'EM_LOTE', send: 'EM_TRANSITO', pay: 'PAGO', cancel: 'CANCELADO', undo: 'APROVADO' },
  // `send` sets status 2, `pay` status 1: likewise where that is shown.
  EM_LOTE: { bankPays: 'PAGO', bankReturns: 'DEVOLVIDO', send: 'EM_LOTE' },
  EM_TRANSITO: { pay: 'PAGO', ask: 'EM_ESTORNO', send: 'EM_TRANSITO' },
  PAGO: { ask: 'EM_ESTORNO', pay: 'PAGO' },
  // Declined, it goes back to where it came from.
  EM_ESTORNO: { confirm: 'ESTORNADO', decline: 'PAGO', pay: 'EM_ESTORNO' },
  ESTORNADO: { redeem: 'SOLICITADO' },
  DEVOLVIDO: { redeem: 'SOLICITADO' },
  CANCELADO: { redeem: 'SOLICITADO' },
};
const STATUS: Record<State, number> = {
  SOLICITADO: 0,
  APROVADO: 0,
  EM_LOTE: 2,
  EM_TRANSITO: 2,
  PAGO: 1,
  EM_ESTORNO: 1,
  ESTORNADO: 3,
  DEVOLVIDO: 3,
  CANCELADO: 3,
};
/**
 * Ana uses the documented paths where there are some, the others GraphQL. To these rules an account that somebody created is one more person
 * (Caio), or nobody when its CPF is that of the consumer who is paid (own).
 */
const PEOPLE = ['ana', 'bia'] as const;
type Person = (typeof PEOPLE)[number] | 'caio' | 'own';
const BOTH = ['approve', 'batch', 'send', 'pay', 'ask', 'confirm'] as const;
const ONE = [
  'ana bankPays',
  'bia bankPays',
  'bia bankReturns',
  'ana undo',
  'bia undo',
  'ana cancel',
  'bia cancel',
  'ana decline',
  'caio bankPays',
  'caio bankReturns',
  'own approve',
  'own pay',
  'own ask',
  'own bankPays',
] as const;
/** What nobody's rights decide: time, the consumer, a limit that changes, and several people at once. */
const OTHERS = ['redeem', 'wait', 'limit 0', 'limit 1000', 'all approve', 'two returns'] as const;
const MOVES = [...PEOPLE.flatMap((who) => BOTH.map((act) => `${who} ${act}` as const)), ...ONE, ...OTHERS];
type Move = (typeof MOVES)[number];

const PATHS: Record<string, Move[]> = {
  SOLICITADO: [],
  APROVADO: ['ana approve'],
  EM_LOTE: ['ana approve', 'bia batch'],
  EM_TRANSITO: ['ana approve', 'bia send'],
  'PAGO by hand': ['ana approve', 'bia pay'],
  'PAGO by the bank': ['bia approve', 'ana batch', 'bia bankPays'],
  'EM_ESTORNO of a payment': ['ana approve', 'bia pay', 'bia ask'],
  'EM_ESTORNO on the way': ['bia approve', 'ana send', 'bia ask'],
  ESTORNADO: ['ana approve', 'bia pay', 'bia ask', 'ana confirm'],
  DEVOLVIDO: ['ana approve', 'bia batch', 'bia bankReturns'],
  CANCELADO: ['ana approve', 'ana cancel'],
};
/** Where the amount decides. */
const LARGE_PATHS: Record<string, Move[]> = {
  APROVADO: ['ana approve'],
  EM_TRANSITO: ['ana approve', 'bia send'],
  EM_LOTE: ['ana approve', 'bia batch'],
  'EM_LOTE by its approver, before the limit fell': ['limit 1000', 'ana approve', 'ana batch', 'limit 0'],
  'EM_LOTE by another, before the limit rose': ['ana approve', 'bia batch', 'limit 1000'],
  'PAGO by the bank': ['ana approve', 'bia batch', 'caio bankPays'],
};
const HELD_PATHS: Record<string, Move[]> = {
  'held SOLICITADO': [],
  'SOLICITADO after its hold': ['wait'],
  'CANCELADO in its hold': ['bia cancel'],
  'PAGO after its hold': ['wait', 'ana approve', 'bia pay'],
};

describe.each([
  { name: 'up to the limit', sw: SMALL, amount: 12, key: {}, paths: PATHS },
  { name: 'above the limit', sw: LARGE, amount: 50, key: {}, paths: LARGE_PATHS },
  { name: 'held', sw: SMALL, amount: 12, key: { tipoChavePix: 'EMAIL' }, paths: HELD_PATHS },
])('the life of a payment $name', ({ sw, amount, key, paths }) => {
  let stage: Awaited<ReturnType<typeof openPayouts>>;
  beforeAll(async () => {
    stage = await openPayouts();
  });
  afterAll(async () => {
    await stage.expectTruths();
    await stage.close();
  });

  const fail = (code: string) => Promise.reject(Object.assign(new Error(code), { kind: errorDefinition(code).kind }));
  const rest = async (who: SignedIn, path: string, body: object) => {
    const { status, json } = await stage.app.rest('POST', path, { token: who.token, body });
    if (status !== 200) await fail(json.codigo);
  };
  const graphql = async (who: SignedIn, mutation: string) => {
    const { errors } = await stage.app.graphql(mutation, {}, { token: who.token });
    if (errors) await fail(errors[0].extensions.code);
  };

  const setLimit = (limit: number) => stage.app.database.pool.query('update system_settings set pagamento_uma_pessoa = $1', [limit]);

  /** A redemption's payment and its model: after each step the two must agree. */
  async function newLife() {
    stage.app.clock.moveTo(FRIDAY);
    await setLimit(40);
    // Batches take every approved payment: those that earlier lives left go first.
    for (const who of PEOPLE) await outcomeOf(stage.batchBy(stage[who]));
    const consumer = await stage.newConsumer();
    const people: Record<Person, SignedIn> = { ...stage, own: await buildStaff(stage.app.database, 2, { cpf: consumer.cpf }) };
    const pix = { ...key, ...('tipoChavePix' in key ? { chavePix: `p${consumer.id}@exemplo.com.br` } : {}) };
    let id = await stage.requestFor(consumer, sw, pix);
    const model = {
      state: 'SOLICITADO' as State,
      isHeld: 'tipoChavePix' in key,
      limit: 40,
      /** The limit of the batch's day. */
      keptLimit: 40,
      approver: null as Person | null,
      maker: null as Person | null,
      payer: null as Person | null,
      asker: null as Person | null,
      wasPaid: false,
    };

    const byHand = (who: Person, status: keyof typeof RedemptionStatus) =>
      who === 'ana'
        ? rest(stage.ana, '/api/alterarStatusResgate', { identificador: id, status: RedemptionStatus[status] })
        : graphql(people[who], `mutation { changeRedemptionStatus(id: ${id}, status: ${status}) { id } }`);
    const bank = async (who: Person, situation: string) => {
      const { pagos, devolvidos } = await stage.bankReturn(people[who], `${id};${amount},00;${situation}`);
      if (pagos + devolvidos !== 1) await fail('PAYOUT_AT_THE_BANK');
    };
    const act: Record<Act, (who: Person) => Promise<unknown>> = {
      approve: (who) => stage.approveBy(people[who], id),
      batch: (who) => stage.batchBy(people[who]),
      bankPays: (who) => bank(who, 'PAGO'),
      bankReturns: (who) => bank(who, 'DEVOLVIDO'),
      undo: (who) => byHand(who, 'NOT_DELIVERED'),
      pay: (who) => byHand(who, 'DELIVERED'),
      send: (who) => byHand(who, 'IN_TRANSIT'),
      cancel: (who) =>
        who === 'ana'
          ? rest(stage.ana, '/api/cancelarResgate', { identificador: id })
          : graphql(stage.bia, `mutation { cancelRedemption(id: ${id}) { id } }`),
      ask: (who) => graphql(people[who], `mutation { askPayoutReversal(id: ${id}, motivo: "Conta errada") { id } }`),
      confirm: (who) => graphql(people[who], `mutation { confirmPayoutReversal(id: ${id}) { id } }`),
      decline: (who) => graphql(people[who], `mutation { dropPayoutReversal(id: ${id}) { id } }`),
      redeem: async () => {
        ({ id } = await stage.redeem(consumer, pix));
      },
    };
    /** The rules beside the table: the hold, who is paid, and who is the second or third person. */
    const mayBy = (what: Act, who: Person): boolean => {
      if (who === 'own') return false;
      if (what === 'approve') return !model.isHeld;
      const isPayment = model.state === 'APROVADO' || (model.state === 'EM_TRANSITO' && what === 'pay');
      if (isPayment && ['batch', 'send', 'pay'].includes(what)) return amount <= model.limit || who !== model.approver;
      if (what === 'bankPays' || what === 'bankReturns')
        return amount <= model.keptLimit || (who !== model.approver && who !== model.maker);
      return what !== 'confirm' || (who !== model.asker && who !== model.payer);
    };
    const enter = (what: Act, who: Person, next: State) => {
      const before = model.state;
      if (before === next) return;
      model.state = next;
      if (what === 'approve') model.approver = who;
      if (what === 'batch') Object.assign(model, { maker: who, keptLimit: model.limit });
      if (what === 'pay' || what === 'send' || what === 'bankPays') model.payer = who;
      if (what === 'pay' || what === 'bankPays') model.wasPaid = true;
      if (what === 'ask') model.asker = who;
      if (what === 'decline') {
        model.asker = null;
        model.state = model.wasPaid ? 'PAGO' : 'EM_TRANSITO';
      }
      if (what === 'redeem')
        // A key that was never paid, or whose payment was taken back, is held again.
        Object.assign(model, { approver: null, maker: null, payer: null, asker: null, wasPaid: false, isHeld: true });
    };
    /** Several people at once: all may approve and one of them did; of two returns that contradict each other one applies. */
    const atOnce = async (move: 'all approve' | 'two returns'): Promise<void> => {
      const tries: [Person, Act][] =
        move === 'all approve'
          ? [
              ['ana', 'approve'],
              ['bia', 'approve'],
              ['caio', 'approve'],
            ]
          : [
              ['bia', 'bankPays'],
              ['caio', 'bankReturns'],
            ];
      const before = model.state;
      const legal = tries.filter(([who, what]) => NEXT[before][what] !== undefined && mayBy(what, who));
      const outcomes = await Promise.all(tries.map(([who, what]) => outcomeOf(act[what](who))));
      const done = outcomes.filter((outcome) => outcome === 'done').length;
      expect([move, before, done]).toEqual([move, before, move === 'all approve' ? legal.length : Math.min(1, legal.length)]);
      const { estado, aprovadoPor } = await stage.stateOf(id);
      const applied = legal.find(([who, what]) => (what === 'approve' ? people[who].id === aprovadoPor : NEXT[before][what] === estado));
      if (applied) enter(applied[1], applied[0], NEXT[before][applied[1]]!);
    };
    const step = async (move: Move): Promise<void> => {
      if (move === 'wait') {
        stage.app.clock.moveTo(new Date(stage.app.clock.now().getTime() + 48 * 3_600_000).toISOString());
        model.isHeld = false;
        return;
      }
      if (move === 'limit 0' || move === 'limit 1000') {
        model.limit = Number(move.slice(6));
        await setLimit(model.limit);
        return;
      }
      if (move === 'all approve' || move === 'two returns') return atOnce(move);
      const [who, what] = move === 'redeem' ? (['ana', 'redeem'] as const) : (move.split(' ') as [Person, Act]);
      const next = NEXT[model.state][what];
      const isLegal = next !== undefined && mayBy(what, who);
      const outcome = await outcomeOf(act[what](who));
      const refused = who === 'own' && what !== 'bankPays' ? 'forbidden' : 'conflict';
      expect([move, model.state, outcome]).toEqual([move, model.state, isLegal ? 'done' : refused]);
      if (isLegal) enter(what, who, next);
    };
    const agree = async () => {
      const isEnded = STATUS[model.state] === 3;
      const { estado, status } = await stage.stateOf(id);
      const { jaResgatouCashback, saldoCashback } = await stage.home(consumer);
      expect({ estado, status, jaResgatouCashback, saldo: Number(saldoCashback) }).toEqual({
        estado: model.state,
        status: STATUS[model.state],
        jaResgatouCashback: !isEnded,
        saldo: isEnded ? amount : 0,
      });
    };
    return { step, agree };
  }

  itLivesAsTheTableSays({ moves: MOVES, paths, begin: newLife, length: { minLength: 6, maxLength: 20 }, currency: 'cashback' });
});
