import { openSecret } from '../../platform/auth/sealed-secret.ts';
import type { AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { ForbiddenAddressError } from '../../platform/ports/safe-fetch.ts';
import { formatDateTime } from '../../shared/dates.ts';
import { formatInteger } from '../../shared/format.ts';
import { type ResultTable, toRecords } from '../../shared/result-table.ts';
import './deliveries.errors.ts';
import type { RowsEmail, RunningSchedule } from './schedule-runs.ts';
import { sheetOf } from './sheet-answer.ts';
import { sealOwner, signatureOf } from './signature.ts';

/** Largest file or body that leaves: many mail servers refuse more than 10 MB with encoding. */
const MAX_MEGABYTES = 5;
const WEBHOOK_TIMEOUT_MS = 20_000;

/** The receiver did not take the rows; another try may succeed. */
export class WebhookRefused extends Error {}

const refuseLarge = (bytes: number) => {
  if (bytes > MAX_MEGABYTES * 1024 * 1024) throw new AppError('DELIVERY_TOO_LARGE', { megabytes: MAX_MEGABYTES });
};

/** The e-mail of a run with its file. Refuses: DELIVERY_TOO_LARGE. */
export async function prepareEmail({ nome, formato, venceEm }: RunningSchedule, table: ResultTable): Promise<RowsEmail> {
  const { bytes, extension } = await sheetOf(table, { format: formato === 'XLSX' ? 'xlsx' : 'csv' });
  refuseLarge(bytes.length);
  const rows = table.rows.length;
  const fileName = nome
    .normalize('NFD')
    .replace(/[^\w -]/g, '')
    .trim()
    .replaceAll(' ', '-')
    .toLowerCase();
  return {
    assunto: nome,
    titulo: nome,
    paragrafos: [
      `Resultado de ${formatDateTime(venceEm)}: ${rows === 1 ? '1 linha' : `${formatInteger(String(rows))} linhas`}. O arquivo está em anexo.`,
    ],
    anexo: { nome: `${fileName || 'consulta'}.${extension}`, conteudo: bytes },
  };
}

/**
 * Posts the rows of a run to its address as signed JSON. `entrega` is the same for every try of a run, so that a receiver can drop repeats.
 * Refuses: DELIVERY_TOO_LARGE. Throws ForbiddenAddressError, or WebhookRefused where a retry may help.
 */
export async function sendWebhook(ctx: AppContext, run: RunningSchedule, table: ResultTable): Promise<void> {
  const { id, nome, venceEm, scheduleId, url, segredo } = run;
  const body = JSON.stringify({ entrega: id, agendamento: nome, venceEm, total: table.rows.length, rows: toRecords(table) });
  refuseLarge(Buffer.byteLength(body));
  const secret = segredo && openSecret(segredo, sealOwner(scheduleId), ctx.env.SECRET);
  if (!secret || !url) throw new WebhookRefused('O segredo deste agendamento não abre mais. Crie o agendamento de novo.');
  const status = await ctx.ports
    .safeFetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'X-Signature': signatureOf(body, secret, ctx.clock.now()) },
      body,
      timeoutMs: WEBHOOK_TIMEOUT_MS,
    })
    .then(
      (answer) => answer.status,
      (error: unknown) => {
        if (error instanceof ForbiddenAddressError) throw error;
        throw new WebhookRefused('O endereço não respondeu.', { cause: error });
      },
    );
  if (status < 200 || status > 299) throw new WebhookRefused(`O endereço respondeu com o status ${status}.`);
}
