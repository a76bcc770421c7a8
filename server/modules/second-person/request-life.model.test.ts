import fc from 'fast-check';
import { runAction } from '../../platform/actions/run-action.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildProduct, buildSeller, buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { dose, testSeed } from '../../test/dose.ts';
import { NO_LIMITS, setLimits } from '../../test/limits.ts';
import { outcomeOf } from '../../test/receipt-life.ts';
import { closeInTruth } from '../../test/truths.ts';
import { ledger } from '../ledger/index.ts';
import { sendSale } from '../postings/index.ts';
import { approveHeldAction } from './actions/approve-held-action.ts';
import { declineHeldAction } from './actions/decline-held-action.ts';

const MOVES = [
  'second approves',
  'maker approves',
  'puppet approves',
  'all approve',
  'second looks',
  'points change',
  'second declines',
  'maker withdraws',
  'maker leaves',
  'maker returns',
  'a month passes',
] as const;
type Move = (typeof MOVES)[number];
const TODAY = '2026-03-20T15:00:00Z';
const MONTH_LATER = '2026-04-20T15:00:01Z';

/**
 * The life of a request that gives points, in any order of moves, beside a model written by hand from docs/adr/0025: it is carried out at most
 * once, by an independent second person, with the effect that this person saw, while its maker may still make it and within 30 days.
 */
describe('the life of a request', () => {
  let app: TestApp;
  let maker: SignedIn;
  let second: SignedIn;
  let puppet: SignedIn;
  let note = 90_000_000;
  const as = (who: SignedIn) => app.contextFor(who.actor);

  beforeAll(async () => {
    app = await openTestApp();
    [maker, second, puppet] = (await Promise.all([1, 2, 2].map((level) => buildStaff(app.database, level)))) as [
      SignedIn,
      SignedIn,
      SignedIn,
    ];
    // The maker proposed the puppet's account; somebody else approved it a week ago.
    const other = await buildStaff(app.database, 2);
    await app.database.pool.query(
      `insert into staff_grants (staff_user_id, tipo, proposto_por_id, aprovado_por_id, criado_em)
       values ($1, 'CRIACAO', $2, $3, timestamptz '${MONTH_LATER}' - interval '7 days')`,
      [puppet.id, maker.id, other.id],
    );
    await setLimits(app.database.pool, { ...NO_LIMITS, segunda_aprovacao_pontos: '1000', pedido_expira_dias: 30 });
  });
  afterAll(() => closeInTruth(app));

  async function newRequest() {
    app.clock.moveTo(TODAY);
    await app.database.pool.query('update staff_users set ativo = true where id = $1', [maker.id]);
    const [seller, product] = await Promise.all([buildSeller(app.database), buildProduct(app.database)]);
    const { id } = await sendSale(as(maker), {
      cpf: seller.cpf,
      enviarMensagem: false,
      tipoFiscal: 'N',
      identificador: String(++note),
      realizadoEm: app.clock.today(),
      itens: [{ codigo: product.codigo, qtde: '100', valorUnitario: '50', valorDesconto: '0' }],
    });
    const model = { status: 'AGUARDA', stored: 1000, current: 1000, versao: 1, seen: 1, isMakerThere: true, isLate: false, balance: 0 };
    const approve = (who: SignedIn, versao = model.seen) => runAction(approveHeldAction, as(who), { id, versao });
    const decline = (who: SignedIn) => runAction(declineHeldAction, as(who), { id, justificativa: 'Não combinado' });

    const mayApprove = () => model.status === 'AGUARDA' && model.isMakerThere && !model.isLate;
    const approved = () => Object.assign(model, { status: 'APROVADA', balance: model.current });
    /** An approval shows the new effect before it carries it out. */
    const approveAsModelled = (): string => {
      if (!mayApprove() || model.seen !== model.versao) return 'conflict';
      if (model.stored === model.current) {
        approved();
        return 'done';
      }
      Object.assign(model, { stored: model.current, versao: model.versao + 1 });
      return 'conflict';
    };
    const declineAsModelled = (): string => {
      if (model.status !== 'AGUARDA') return 'conflict';
      model.status = 'RECUSADA';
      return 'done';
    };

    const step = async (move: Move): Promise<void> => {
      if (move === 'second approves') expect([move, await outcomeOf(approve(second))]).toEqual([move, approveAsModelled()]);
      if (move === 'maker approves' || move === 'puppet approves') {
        const outcome = await outcomeOf(approve(move === 'maker approves' ? maker : puppet));
        expect([move, outcome]).toEqual([move, expect.stringMatching(/^(forbidden|conflict)$/)]);
      }
      if (move === 'all approve') {
        const outcomes = await Promise.all([second, puppet, second, maker, second].map((who) => outcomeOf(approve(who))));
        expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(approveAsModelled() === 'done' ? 1 : 0);
      }
      if (move === 'second looks') model.seen = model.versao;
      if (move === 'points change' && model.status === 'AGUARDA') {
        model.current = model.current === 1000 ? 100_000 : 1000;
        await app.database.pool.query(
          `insert into product_values (product_id, valor_pontos, vigente_em) values ($1, $2, '2026-03-20')
           on conflict (product_id, vigente_em) do update set valor_pontos = excluded.valor_pontos`,
          [product.id, model.current / 100],
        );
      }
      if (move === 'second declines') expect([move, await outcomeOf(decline(second))]).toEqual([move, declineAsModelled()]);
      if (move === 'maker withdraws') expect([move, await outcomeOf(decline(maker))]).toEqual([move, declineAsModelled()]);
      if (move === 'maker leaves' || move === 'maker returns') {
        model.isMakerThere = move === 'maker returns';
        await app.database.pool.query('update staff_users set ativo = $2 where id = $1', [maker.id, model.isMakerThere]);
      }
      if (move === 'a month passes') {
        model.isLate = true;
        app.clock.moveTo(MONTH_LATER);
      }
    };

    const agree = async () => {
      const [row] = await app.database.read<{ status: string; versao: number }>('select status, versao from held_actions where id = $1', [
        id,
      ]);
      const { available } = await ledger.available(
        { sql: app.database.read, clock: app.clock },
        { holderType: 'SELLER', holderId: seller.id, currency: 'PONTO' },
      );
      expect({ ...row, balance: Number(available) }).toEqual({ status: model.status, versao: model.versao, balance: model.balance });
      return model.balance;
    };
    return { step, agree };
  }

  it.each([
    ['the effect that was seen happens', ['second approves'], 1000],
    ['a changed effect is shown before it happens', ['points change', 'second approves', 'second approves'], 0],
    ['a changed effect happens once it was seen', ['points change', 'second approves', 'second looks', 'second approves'], 100_000],
    ['a change that was taken back leaves the effect', ['points change', 'points change', 'second approves'], 1000],
  ] as const)('%s', async (_title, moves, balance) => {
    const { step, agree } = await newRequest();
    for (const move of moves) await step(move);
    expect(await agree()).toBe(balance);
  });

  it('holds in any order of moves', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...MOVES), { minLength: 4, maxLength: 14 }), async (moves) => {
        const { step, agree } = await newRequest();
        for (const move of moves) {
          await step(move);
          await agree();
        }
      }),
      { numRuns: dose(40), seed: testSeed() },
    );
  });
});
