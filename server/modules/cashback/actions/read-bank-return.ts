import { z } from 'zod';
import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { readTable } from '../../../platform/sheets/read-table.ts';
import type { TableColumn } from '../../../platform/sheets/table-reader.ts';
import { compare, parseDecimal } from '../../../shared/money.ts';
import { normalizeSearch } from '../../../shared/text.ts';
import { ledger } from '../../ledger/index.ts';
import '../cashback.errors.ts';
import { isOwnPayout, type LockedPayout, lockPayouts, movePayouts, staffIdOf } from '../payouts.ts';

/** The outcome of a bank file. */
export interface BankReturn {
  pagos: number;
  devolvidos: number;
  /** Lines that repeat what was already known. */
  repetidos: number;
  erros: { linha: number; mensagem: string }[];
}

type Key = 'id' | 'valor' | 'situacao' | 'motivo' | 'endToEndId';
const COLUMNS: readonly TableColumn<Key>[] = [
  { key: 'id', title: 'id', aliases: ['resgate', 'identificador'], required: true },
  { key: 'valor', title: 'valor', required: true },
  { key: 'situacao', title: 'situacao', aliases: ['status', 'situação'], required: true },
  { key: 'motivo', title: 'motivo', required: false },
  { key: 'endToEndId', title: 'endToEndId', aliases: ['e2e'], required: false },
];
const MAX_ROWS = 10_000;
const SITUATIONS: Readonly<Record<string, 'PAGO' | 'DEVOLVIDO'>> = { pago: 'PAGO', devolvido: 'DEVOLVIDO' };

interface Line {
  linha: number;
  id: number;
  valor: string | null;
  to: 'PAGO' | 'DEVOLVIDO' | undefined;
  motivo: string | null;
  endToEndId: string | null;
}

async function readLines(bytes: Buffer, fileName: string): Promise<Line[]> {
  const lines: Line[] = [];
  const kind = /\.xlsx$/i.test(fileName) ? 'xlsx' : 'csv';
  for await (const { line, values } of readTable(bytes, { kind, columns: COLUMNS, maxRows: MAX_ROWS }))
    lines.push({
      linha: line,
      id: /^\d{1,9}$/.test(values.id) ? Number(values.id) : 0,
      valor: parseDecimal(values.valor, { brazilian: values.valor.includes(',') }),
      to: SITUATIONS[normalizeSearch(values.situacao)],
      motivo: values.motivo.slice(0, 200) || null,
      endToEndId: values.endToEndId.slice(0, 40) || null,
    });
  return lines;
}

/** What the bank said before about a payment of a batch; null while it has said nothing. */
function saidBefore({ lote, estado, pagoEm }: LockedPayout): 'PAGO' | 'DEVOLVIDO' | null {
  if (lote === null) return null;
  if (estado === 'DEVOLVIDO') return 'DEVOLVIDO';
  return pagoEm === null ? null : 'PAGO';
}

/** A file that names a payment twice or contradicts an earlier one is not trusted at all. */
function refuseUntrusted(lines: readonly Line[], payouts: ReadonlyMap<number, LockedPayout>): void {
  const seen = new Map<number, number>();
  for (const { linha, id, to } of lines) {
    const payout = payouts.get(id);
    if (!payout) continue;
    const antes = seen.get(id);
    if (antes !== undefined) throw new AppError('PAYOUT_RETURN_TWICE', { linha, id, antes });
    seen.set(id, linha);
    const era = saidBefore(payout);
    if (era && to && era !== to) throw new AppError('PAYOUT_RETURN_CONTRADICTS', { linha, id, era, agora: to });
  }
}

/** Why a line closes nothing: a text, or `repeated` when it says what is known; null when it closes its payment. */
function lineRefusal(ctx: ActionContext, { valor, to }: Line, payout: LockedPayout | undefined): string | 'repeated' | null {
  if (!payout || payout.lote === null) return 'Resgate não está em nenhum lote';
  if (!to) return 'Situação inválida. Use PAGO ou DEVOLVIDO';
  if (valor === null || compare(valor, payout.valor) !== 0) return `Valor difere do resgate (${payout.valor})`;
  if (saidBefore(payout) === to) return 'repeated';
  if (payout.estado !== 'EM_LOTE') return 'Este resgate já foi encerrado de outra forma';
  if (isOwnPayout(ctx, payout)) return new AppError('OWN_GAIN').message;
  const isOfActor = [payout.aprovadoPorId, payout.loteFeitoPorId].includes(staffIdOf(ctx));
  return payout.retornoDeOutra && isOfActor ? new AppError('PAYOUT_RETURN_OTHER_PERSON', { detail: payout.id }).message : null;
}

/**
 * Reads the bank's answer to batches: each line closes the payment with its id and value, once; a line that cannot is reported and the rest
 * still apply, such as one above the payment limit when the actor approved it or made its batch. Returned money goes back to the lots it
 * was taken from. Reading the same file again changes nothing.
 */
export const readBankReturn = defineAction({
  name: 'readBankReturn',
  title: 'Retorno do banco',
  permission: 'payout:manage',
  refuses: ['SHEET_*', 'PAYOUT_RETURN_TWICE', 'PAYOUT_RETURN_CONTRADICTS', 'MONEY_PAUSED'],
  freshProof: true,
  input: z.strictObject({ fileName: z.string().max(500), bytes: z.instanceof(Buffer) }),
  handler: async (ctx, { fileName, bytes }): Promise<BankReturn> => {
    const lines = await readLines(bytes, fileName);
    const payouts = new Map((await lockPayouts(ctx, [...new Set(lines.map(({ id }) => id))])).map((payout) => [payout.id, payout]));
    refuseUntrusted(lines, payouts);
    const answer: BankReturn = { pagos: 0, devolvidos: 0, repetidos: 0, erros: [] };
    const closing: { payout: LockedPayout; to: 'PAGO' | 'DEVOLVIDO'; motivo: string | null; endToEndId: string | null }[] = [];
    for (const line of lines) {
      const payout = payouts.get(line.id);
      const refusal = lineRefusal(ctx, line, payout);
      if (refusal === 'repeated') answer.repetidos++;
      else if (refusal || !payout || !line.to) answer.erros.push({ linha: line.linha, mensagem: refusal ?? 'Linha inválida' });
      else {
        closing.push({ payout, to: line.to, motivo: line.motivo, endToEndId: line.endToEndId });
      }
    }
    const returned = closing.filter(({ to }) => to === 'DEVOLVIDO');
    await giveBack(
      ctx,
      returned.map(({ payout }) => payout),
    );
    await movePayouts(ctx, closing);
    answer.devolvidos = returned.length;
    answer.pagos = closing.length - returned.length;
    ctx.logAs({ pagos: answer.pagos, devolvidos: answer.devolvidos, repetidos: answer.repetidos, erros: answer.erros.length });
    return answer;
  },
});

async function giveBack(ctx: ActionContext, payouts: readonly LockedPayout[]): Promise<void> {
  await ledger.lock(
    ctx,
    payouts.map(({ consumerId }) => ({ holderType: 'CONSUMER', holderId: consumerId, currency: 'BRL' })),
  );
  for (const { id } of payouts)
    await ledger.returnDebitsOf(ctx, { origemTipo: 'RESGATE', origemId: String(id), idempotencyKey: `devolve-resgate:${id}` });
}
