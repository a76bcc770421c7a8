import { runAction } from '../../platform/actions/run-action.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { receiptJpeg } from '../../test/builders/receipts.ts';
import { approveHeld, declineHeld } from '../../test/held.ts';
import { itLivesAsTheTableSays, outcomeOf } from '../../test/receipt-life.ts';
import { closeInTruth } from '../../test/truths.ts';
import {
  cancelPosting,
  closeSubmission,
  rejectSubmission,
  returnPostingToPending,
  returnSubmissionToPending,
  sendReceipts,
  sendSale,
  undoDecision,
} from '../postings/index.ts';
import { releaseSubmission } from '../postings/receipts/actions/release-submission.ts';
import { decideContest } from './actions/decide-contest.ts';
import { openContest } from './actions/open-contest.ts';

const MOVES = [
  'post',
  'postLarge',
  'approve',
  'approveSame',
  'decline',
  'reject',
  'close',
  'reopen',
  'cancel',
  'return',
  'contest',
  'keep',
  'keepOwn',
  'revert',
  'stale',
  'undo',
  'undoOther',
] as const;
type Move = (typeof MOVES)[number];
type State = 'PENDENTE' | 'AGUARDA' | 'POSTADA' | 'REPROVADA' | 'ENCERRADA' | 'CONTESTADA' | 'CANCELADA';

/** Domain rules §4.2, with contests (C4) and second approvals (C5): the result of each move in each state. Everything else is refused. */
const NEXT: Record<State, Partial<Record<Move, State>>> = {
  PENDENTE: { post: 'POSTADA', postLarge: 'AGUARDA', reject: 'REPROVADA', close: 'ENCERRADA' },
  AGUARDA: { approve: 'POSTADA', decline: 'PENDENTE', reject: 'REPROVADA', close: 'ENCERRADA' },
  POSTADA: { cancel: 'CANCELADA', return: 'PENDENTE' },
  REPROVADA: { reopen: 'PENDENTE', contest: 'CONTESTADA' },
  ENCERRADA: { reopen: 'PENDENTE', contest: 'CONTESTADA' },
  CONTESTADA: { keep: 'REPROVADA', revert: 'PENDENTE' },
  CANCELADA: {},
};
/** A path to each state. */
const PATHS: Record<State, Move[]> = {
  PENDENTE: [],
  AGUARDA: ['postLarge'],
  POSTADA: ['post'],
  REPROVADA: ['reject'],
  ENCERRADA: ['close'],
  CONTESTADA: ['reject', 'contest'],
  CANCELADA: ['post', 'cancel'],
};
/** The decisions, and who takes each: that person takes it back while it is the last thing that happened. */
const DECIDES: Partial<Record<Move, 'first' | 'second'>> = {
  post: 'first',
  postLarge: 'first',
  approve: 'second',
  reject: 'first',
  close: 'first',
};
const SMALL = 10;
const LARGE = 100;
const NOWHERE = 2_000_000_000;

describe("the life of a seller's receipt", () => {
  let app: TestApp;
  let first: SignedIn;
  let second: SignedIn;
  let codigo: string;
  let note = 60_000_000;
  beforeAll(async () => {
    app = await openTestApp();
    [first, second] = (await Promise.all([2, 2].map((level) => buildStaff(app.database, level)))) as [SignedIn, SignedIn];
    codigo = (await buildProduct(app.database, { valorPontos: '10' })).codigo;
    await app.database.pool.query('update review_settings set segunda_aprovacao_pontos = 100');
  });
  afterAll(() => closeInTruth(app));

  /** A receipt and its model: after each step the two must agree. */
  async function newLife() {
    const seller = await buildSeller(app.database, { store: await buildStore(app.database, { tipoPontuacao: 2 }) });
    const as = (who: SignedIn) => app.contextFor(who.actor);
    const [sent] = await runAction(sendReceipts, as(seller), { files: [{ fileName: 'nota.jpg', bytes: await receiptJpeg() }] });
    const id = sent!.id;
    const model = { state: 'PENDENTE' as State, balance: 0, waiting: 0, hasContested: false, wasClosed: false };
    let last: { by: 'first' | 'second'; back: State } | null = null;
    let postingId = NOWHERE;
    let approvalId = NOWHERE;
    let contestId = NOWHERE;
    const post = async (qtde: number) => {
      const sale = {
        tipoFiscal: 'C',
        identificador: String(++note),
        realizadoEm: app.clock.today(),
        itens: [{ codigo, qtde: String(qtde), valorUnitario: '1' }],
      };
      return sendSale(as(first), { ...sale, cpf: seller.cpf, submissionId: id, enviarMensagem: false });
    };
    const judge = (who: SignedIn, resultado: string) => runAction(decideContest, as(who), { id: contestId, resultado, resposta: 'Vista' });
    const takeBack = async (who: SignedIn) => {
      await runAction(undoDecision, as(who), { id });
      await runAction(releaseSubmission, as(who), { id });
    };
    const act: Record<Move, () => Promise<unknown>> = {
      post: async () => {
        postingId = (await post(1)).id;
      },
      postLarge: async () => {
        approvalId = (await post(10)).id;
      },
      approve: async () => {
        postingId = (await approveHeld(as(second), { id: approvalId })).id;
      },
      approveSame: () => approveHeld(as(first), { id: approvalId }),
      decline: () => declineHeld(as(second), { id: approvalId, justificativa: 'Confira o total' }),
      reject: () => runAction(rejectSubmission, as(first), { id, motivo: 'Nota Ilegível' }),
      close: () => runAction(closeSubmission, as(first), { id }),
      reopen: () => runAction(returnSubmissionToPending, as(first), { id }),
      cancel: () => runAction(cancelPosting, as(first), { id: postingId }),
      return: () => runAction(returnPostingToPending, as(first), { id: postingId }),
      contest: async () => {
        contestId = (await runAction(openContest, as(seller), { submissionId: id, texto: 'Peço nova análise' })).id;
      },
      keep: () => judge(second, 'MANTIDA'),
      keepOwn: () => judge(first, 'MANTIDA'),
      revert: () => judge(second, 'REVERTIDA'),
      // Decided from a stale view of the receipt.
      stale: () => runAction(rejectSubmission, as(first), { id, versao: 999, motivo: 'Nota Ilegível' }),
      undo: () => takeBack(first),
      undoOther: () => takeBack(second),
    };
    const step = async (move: Move): Promise<void> => {
      const isUndo = move === 'undo' || move === 'undoOther';
      // Everything else comes too late after it to be taken back.
      if (!isUndo) app.clock.advanceSeconds(16);
      const taken = isUndo && last?.by === (move === 'undo' ? 'first' : 'second') ? last.back : undefined;
      const next = isUndo ? taken : move === 'contest' && model.hasContested ? undefined : NEXT[model.state][move];
      const outcome = await outcomeOf(act[move]());
      const expected = next ? 'done' : expect.stringMatching(/^(conflict|notFound|forbidden)$/);
      expect([move, model.state, outcome]).toEqual([move, model.state, expected]);
      const by = DECIDES[move];
      if (!isUndo || next) last = next && by ? { by, back: model.state } : null;
      if (!next) return;
      if (move === 'post') model.balance += SMALL;
      if (move === 'postLarge') model.waiting = LARGE;
      if (move === 'approve') model.balance += model.waiting;
      if (move === 'cancel' || move === 'return' || isUndo) model.balance = 0;
      if (move === 'contest') model.hasContested = true;
      if (move === 'close' || move === 'reject') model.wasClosed = move === 'close';
      // A receipt ended without a reason stays so when the contest fails.
      model.state = move === 'keep' && model.wasClosed ? 'ENCERRADA' : next;
    };
    const agree = async () => {
      const [row] = await app.database.read<{ status: string; balance: string | null; waiting: boolean; contested: boolean }>(
        `select s.status, (select balance from accounts where holder_type = 'SELLER' and holder_id = s.seller_id) as balance,
           exists (select from held_actions h where h.submission_id = s.id and h.status = 'AGUARDA') as waiting,
           exists (select from contests k where k.submission_id = s.id and k.status = 'ABERTA') as contested
         from submissions s where s.id = $1`,
        [id],
      );
      const { state, balance } = model;
      const status = state === 'AGUARDA' ? 'PENDENTE' : state === 'CONTESTADA' ? (model.wasClosed ? 'ENCERRADA' : 'REPROVADA') : state;
      expect({ ...row, balance: Number(row!.balance) }).toEqual({
        status,
        balance,
        waiting: state === 'AGUARDA',
        contested: state === 'CONTESTADA',
      });
    };
    return { step, agree };
  }

  itLivesAsTheTableSays({ moves: MOVES, paths: PATHS, begin: newLife, length: { minLength: 6, maxLength: 24 }, currency: 'points' });
});
