import { type Locator, type Page, request } from '@playwright/test';
import { formatCpf } from '../../../server/shared/cpf.ts';
import { formatDateTime } from '../../../server/shared/dates.ts';
import { type Person, people } from './people.ts';
import { type Issuer, photoOfReceipt } from './receipts.ts';
import { askInSession, tokenOf } from './session.ts';
import { expect } from './test.ts';

/** A receipt as the server stores it. */
export interface Receipt {
  id: string;
  audience: 'SELLER' | 'CONSUMER';
  status: string;
  parceiro: string;
  cpf: string;
  revenda: string | null;
  criadoEm: string;
  linkArquivo: string;
  tipoArquivo: string;
  chaveFiscal: string | null;
}

const QUESTION = `query ($id: ID!) {
  submissionReview(id: $id) { id audience status parceiro cpf revenda criadoEm linkArquivo tipoArquivo chaveFiscal lida }
  heldActions(filter: { submissionId: $id, status: AGUARDA }) { items { id } }
}`;

interface Answer {
  submissionReview: Receipt & { lida: boolean };
  /** The receipt's sale, where it waits for a second person. */
  heldActions: { items: readonly { id: string }[] };
}

/** A failed reading is tried again after 5, 10, 20 and 40 seconds. */
export const READING_MS = 120_000;

/** The session that looks receipts up, separate from the desk's own. */
let session: Promise<string> | undefined;

const receiptOf = async (id: Receipt['id'] | number) => {
  session ??= tokenOf(people.operator);
  const { submissionReview, heldActions } = await askInSession<Answer>(await session, QUESTION, { id });
  return { ...submissionReview, waits: heldActions.items.length > 0 };
};

type Photo = Awaited<ReturnType<typeof photoOfReceipt>>;

/** Sends photos of receipts without using the screen and returns their ids. */
export const upload = async (sender: Person, photos: readonly Photo[]): Promise<number[]> => {
  const form = new FormData();
  for (const { file } of photos) form.append('arquivos[]', new File([new Uint8Array(file.buffer)], file.name, { type: file.mimeType }));
  const headers = { authorization: `Bearer ${await tokenOf(sender)}` };
  const api = await request.newContext({ baseURL: process.env.E2E_URL ?? '', extraHTTPHeaders: headers });
  const answer = await api.post('/api/upload/venda_foto', { multipart: form, timeout: READING_MS });
  const { arquivos } = (await answer.json()) as { arquivos: { id: number }[] };
  await api.dispose();
  return arquivos.map(({ id }) => id);
};

/** Sends photos of receipts, waits until the server has read their codes, and returns their ids. */
export const sendReceipts = async (sender: Person, numbers: readonly number[], issuer?: Issuer): Promise<number[]> => {
  const ids = await upload(sender, await Promise.all(numbers.map((number) => photoOfReceipt(number, undefined, issuer))));
  const areRead = async () => (await Promise.all(ids.map(receiptOf))).every(({ lida }) => lida);
  await expect.poll(areRead, { timeout: READING_MS }).toBe(true);
  return ids;
};

export const saleForm = (page: Page): Locator => page.getByRole('form', { name: 'Venda' });
export const deskButton = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
/** The receipt's position in the queue, e.g. '2 de 14'. */
export const positionOf = (page: Page): Locator => page.getByText(/^\d+ de \d+$/);

const idOnDesk = (page: Page): string => new URL(page.url()).searchParams.get('nota') ?? '';

/** Which file an address shows; until when it does, and so its signature, changes every quarter of an hour. */
const fileOf = (address: string): string => {
  const [claims = ''] = address.split('/').at(-1)!.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}') as { k?: string }).k ?? '';
};

const expectPicture = async (page: Page, { linkArquivo, tipoArquivo }: Receipt): Promise<void> => {
  const file = fileOf(linkArquivo);
  if (tipoArquivo === 'application/pdf') {
    const frame = page.locator('iframe[title="Nota enviada"]');
    await expect(frame).toBeVisible();
    const address = new URL((await frame.getAttribute('src')) ?? '', page.url());
    expect(fileOf(address.pathname)).toBe(file);
    expect((await page.request.get(address.href)).headers()['content-type']).toBe('application/pdf');
    return;
  }
  const picture = page.getByRole('img', { name: 'Nota enviada' });
  await expect.poll(async () => fileOf((await picture.getAttribute('src')) ?? '')).toBe(file);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0);
  await expect(picture).toHaveCSS('opacity', '1');
};

/** The form belongs to this receipt and holds nothing from the previous one. */
const expectForm = async (page: Page, { audience, parceiro, cpf, revenda, chaveFiscal }: Receipt): Promise<void> => {
  const form = saleForm(page);
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  await expect(field('CPF')).toHaveValue(formatCpf(cpf));
  await expect(field('Identificador')).toHaveValue(chaveFiscal ?? '');
  await expect(field('Data da Venda')).toHaveValue('');
  if (audience === 'SELLER') {
    await expect(field('Vendedor Loja')).toHaveValue(`${parceiro} (${revenda})`);
    await expect(form.getByText('Nenhum item adicionado')).toBeVisible();
  } else {
    await expect(field('Nome do Cliente')).toHaveValue(parceiro);
    await expect(field('Valor total da nota')).toHaveValue('');
  }
  for (const name of ['ENVIAR', 'REPROVAR', 'PULAR', 'ENCERRAR']) await expect(deskButton(page, name)).toBeEnabled();
};

/**
 * The desk shows a different receipt than the given one, scrolled to its top: its sender, its picture and, unless decided, its own empty
 * form, or what a colleague typed where that waits for a second person.
 */
export const expectReceipt = async (page: Page, { after }: { after?: Pick<Receipt, 'id'> } = {}): Promise<Receipt> => {
  await expect.poll(() => idOnDesk(page), 'another receipt').not.toBe(after?.id ?? '');
  const receipt = await receiptOf(idOnDesk(page));
  const { parceiro, revenda, criadoEm, status, waits } = receipt;
  await expect(page.getByRole('heading', { level: 1, name: 'Revisar nota' })).toBeVisible();
  const sender = [parceiro, revenda, formatDateTime(new Date(criadoEm))].filter(Boolean).join(' · ');
  await expect(page.getByText(`Enviada por ${sender}`)).toBeVisible();
  await expectPicture(page, receipt);
  if (waits) await expect(page.getByRole('region', { name: 'Segunda aprovação' }).getByRole('button', { name: 'APROVAR' })).toBeEnabled();
  else if (status === 'PENDENTE') await expectForm(page, receipt);
  else await expect(page.getByRole('alert').filter({ hasText: 'Esta nota já saiu da fila.' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  return receipt;
};
