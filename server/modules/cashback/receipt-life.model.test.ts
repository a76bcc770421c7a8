import { runAction } from '../../platform/actions/run-action.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildCampaign } from '../../test/builders/cashback.ts';
import { buildConsumer, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { receiptJpeg } from '../../test/builders/receipts.ts';
import { itLivesAsTheTableSays, outcomeOf } from '../../test/receipt-life.ts';
import { closeInTruth } from '../../test/truths.ts';
import {
  cancelPosting,
  closeSubmission,
  rejectSubmission,
  returnPostingToPending,
  returnSubmissionToPending,
  sendCashback,
  sendReceipts,
} from '../postings/index.ts';
import { cashbackVoucherQuery, redeemCashback } from './index.ts';

const MOVES = ['approve', 'reject', 'close', 'reopen', 'cancel', 'return', 'redeem', 'stale'] as const;
type Move = (typeof MOVES)[number];
type State = 'PENDENTE' | 'POSTADA' | 'REPROVADA' | 'ENCERRADA' | 'CANCELADA';

/** Domain rules §4.2 as one table: the result of each move in each state. Everything else is refused. */
const NEXT: Record<State, Partial<Record<Move, State>>> = {
  PENDENTE: { approve: 'POSTADA', reject: 'REPROVADA', close: 'ENCERRADA' },
  POSTADA: { cancel: 'CANCELADA', return: 'PENDENTE' },
  REPROVADA: { reopen: 'PENDENTE' },
  ENCERRADA: { reopen: 'PENDENTE' },
  CANCELADA: {},
};
/** A path to each state. */
const PATHS: Record<State, Move[]> = {
  PENDENTE: [],
  POSTADA: ['approve'],
  REPROVADA: ['reject'],
  ENCERRADA: ['close'],
  CANCELADA: ['approve', 'cancel'],
};
/** Each approval earns 2 % of R$ 600,00. */
const GAIN = 12;

describe("the life of a consumer's receipt", () => {
  let app: TestApp;
  let admin: SignedIn;
  let cnpjLoja: string;
  let note = 80_000_000;
  beforeAll(async () => {
    app = await openTestApp();
    admin = await buildStaff(app.database, 2);
    cnpjLoja = (await buildStore(app.database)).cnpj;
    await buildCampaign(app.database, '2026-11-01');
  });
  afterAll(() => closeInTruth(app));

  /** A receipt and its model: after each step the two must agree. */
  async function newLife() {
    const consumer = await buildConsumer(app.database);
    const as = (who: SignedIn) => app.contextFor(who.actor);
    const [sent] = await runAction(sendReceipts, as(consumer), { files: [{ fileName: 'nota.jpg', bytes: await receiptJpeg() }] });
    const id = sent!.id;
    const model = { state: 'PENDENTE' as State, balance: 0, hasRedeemed: false, events: 1 };
    let postingId = 2_000_000_000;
    const act: Record<Move, () => Promise<unknown>> = {
      approve: async () => {
        const purchase = {
          tipoFiscal: 'C',
          identificador: String(++note),
          realizadoEm: app.clock.today(),
          totalVenda: '600',
          valorProdutosSW: '600',
        };
        const input = { ...purchase, cpf: consumer.cpf, cnpjLoja, submissionId: id, enviarMensagem: false };
        postingId = (await sendCashback(as(admin), input)).id;
      },
      reject: () => runAction(rejectSubmission, as(admin), { id, motivo: 'Nota Ilegível' }),
      close: () => runAction(closeSubmission, as(admin), { id }),
      reopen: () => runAction(returnSubmissionToPending, as(admin), { id }),
      cancel: () => runAction(cancelPosting, as(admin), { id: postingId }),
      return: () => runAction(returnPostingToPending, as(admin), { id: postingId }),
      redeem: async () => {
        const voucher = await runQuery(cashbackVoucherQuery, as(consumer));
        const key = { tipoChavePix: 'CPF', chavePix: consumer.cpf };
        await runAction(redeemCashback, as(consumer), { codigo: voucher?.codigo ?? 'NENHUM', ...key });
      },
      // Decided from a stale view of the receipt.
      stale: () => runAction(rejectSubmission, as(admin), { id, versao: 999, motivo: 'Nota Ilegível' }),
    };
    const step = async (move: Move): Promise<void> => {
      const next = NEXT[model.state][move];
      const isLegal = move === 'redeem' ? model.state === 'POSTADA' && !model.hasRedeemed : next !== undefined;
      const outcome = await outcomeOf(act[move]());
      expect([move, model.state, outcome]).toEqual([move, model.state, isLegal ? 'done' : expect.stringMatching(/^(conflict|notFound)$/)]);
      if (!isLegal) return;
      if (move === 'approve') model.balance += GAIN;
      if (move === 'cancel' || move === 'return' || move === 'redeem') model.balance -= GAIN;
      if (move === 'redeem') model.hasRedeemed = true;
      if (next) {
        model.state = next;
        model.events++;
      }
    };
    const agree = async () => {
      const [row] = await app.database.read<{ status: string; events: number; balance: string | null }>(
        `select s.status, (select count(*)::int from submission_events e where e.submission_id = s.id) as events,
           (select balance from accounts where holder_type = 'CONSUMER' and holder_id = s.consumer_id) as balance
         from submissions s where s.id = $1`,
        [id],
      );
      expect({ ...row, balance: Number(row!.balance) }).toEqual({ status: model.state, events: model.events, balance: model.balance });
    };
    return { step, agree };
  }

  itLivesAsTheTableSays({ moves: MOVES, paths: PATHS, begin: newLife, length: { minLength: 4, maxLength: 16 }, currency: 'cashback' });
});
