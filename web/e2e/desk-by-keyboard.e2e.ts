import type { Locator, Page } from '@playwright/test';
import { people } from './support/people.ts';
import { today } from './support/receipts.ts';
import { expectReceipt, positionOf, type Receipt, saleForm, sendReceipts } from './support/review-desk.ts';
import { leave, openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';

const DECISIONS = 12;
/** Every so many is rejected, though nothing is against it. */
const REJECTED_EVERY = 4;

interface Step {
  id: string;
  decision: 'ENVIAR' | 'REPROVAR';
  keys: number;
  milliseconds: number;
}

test.describe('the desk by keyboard alone', () => {
  test.describe.configure({ mode: 'serial' });
  let page: Page;
  let current: Receipt;
  let keys = 0;

  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    for (const key of text) await press(key);
  };
  const field = (name: string) => saleForm(page).getByRole('textbox', { name, exact: true });
  /** A key gives type and number: only the day is missing. Without one, the type is the first that nobody knows. */
  const firstField = ({ chaveFiscal }: Receipt): Locator =>
    chaveFiscal ? field('Data da Venda') : saleForm(page).getByRole('combobox', { name: /^Tipo Fiscal/ });
  const pathOf = ({ linkArquivo }: Receipt) => new URL(linkArquivo, page.url()).pathname;

  /** The next receipt is another one, with its own picture and identifier, and waits for typing where it should. */
  const expectNext = async (seen: readonly Receipt[]): Promise<Receipt> => {
    const next = await expectReceipt(page, { after: seen.at(-1) ?? { id: '' } });
    expect(next.status).toBe('PENDENTE');
    expect(seen.map(({ id }) => id)).not.toContain(next.id);
    expect(seen.map(pathOf)).not.toContain(pathOf(next));
    if (next.chaveFiscal) expect(seen.map(({ chaveFiscal }) => chaveFiscal)).not.toContain(next.chaveFiscal);
    await expect(firstField(next)).toBeFocused();
    return next;
  };

  const reject = async () => {
    await press('r');
    await expect(page.getByRole('dialog', { name: 'Reprovar nota' })).toBeVisible();
    await press('2');
  };
  const send = async () => {
    const form = saleForm(page);
    const day = today().slice(8);
    await type(day);
    // The key told month and year.
    await expect(field('Data da Venda')).toHaveValue(new RegExp(`^${day}/\\d{2}/\\d{4}$`));
    await press('Tab');
    await expect(field('Identificador')).toBeFocused();
    await press('Tab');
    await expect(form.getByRole('combobox', { name: 'Produto' })).toBeFocused();
    await press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
    await press('Enter');
    await expect(field('Quantidade')).toBeFocused();
    await type('1');
    await press('Enter');
    await expect(form.getByRole('list', { name: 'Itens' }).getByRole('listitem')).toHaveCount(1);
    await expect(form.getByRole('combobox', { name: 'Produto' })).toBeFocused();
    await press('Control+Enter');
  };
  /** What a person would approve: read by its key, and nothing against it. */
  const isClean = async ({ chaveFiscal }: Receipt) =>
    chaveFiscal !== null && !(await page.getByRole('list', { name: 'Avisos da leitura' }).isVisible());

  test.beforeAll(async ({ browser }) => {
    // Those to decide, and two that stay behind.
    await sendReceipts(
      people.photoSeller,
      Array.from({ length: DECISIONS + 2 }, (_, index) => 9501 + index),
    );
    page = await openAs(browser, people.operator);
    await page.goto('/painel/processar/pontuacoes-pendentes');
    await page.getByRole('button', { name: 'Revisar fila' }).press('Enter');
    current = await expectNext([]);
  });
  test.afterAll(() => leave(page));

  test('twelve receipts are decided, each followed by another that waits for its first key', async () => {
    const seen: Receipt[] = [current];
    const steps: Step[] = [];
    for (let index = 0; index < DECISIONS; index++) {
      const decision = (index + 1) % REJECTED_EVERY !== 0 && (await isClean(current)) ? 'ENVIAR' : 'REPROVAR';
      const position = Number.parseInt(await positionOf(page).innerText(), 10);
      keys = 0;
      const start = Date.now();
      await (decision === 'ENVIAR' ? send() : reject());
      const decided = current;
      current = await expectNext(seen);
      steps.push({ id: decided.id, decision, keys, milliseconds: Date.now() - start });
      seen.push(current);
      await expect(positionOf(page)).toHaveText(new RegExp(`^${position + 1} de `));
      await expect(page.getByText(/^Hoje: \d+ notas?/)).toBeVisible();
    }
    const lines = steps.map(({ id, decision, keys: pressed, milliseconds }, index) =>
      [String(index + 1).padStart(2), `nota ${id}`, decision, `${pressed} teclas`, `${milliseconds} ms`].join('  '),
    );
    process.stdout.write(`${lines.join('\n')}\n`);
    expect(steps.filter(({ decision }) => decision === 'ENVIAR').length).toBeGreaterThanOrEqual(DECISIONS / 2);
  });

  test('what is typed while a decision is under way decides and spoils nothing', async () => {
    const position = Number.parseInt(await positionOf(page).innerText(), 10);
    let answer: () => void = () => undefined;
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let claims = 0;
    await page.route('**/graphql', async (route) => {
      const body = route.request().postData() ?? '';
      if (body.includes('claimNextSubmission')) {
        claims += 1;
        await mayAnswer;
      }
      await route.continue();
    });
    await press('j');
    await expect.poll(() => claims).toBe(1);
    for (const key of ['j', 'r', '2', 'a', 'Control+Enter', '1', 'k']) await press(key);
    answer();
    const before = current;
    current = await expectNext([before]);
    expect(claims).toBe(1);
    await page.unroute('**/graphql');
    await expect(positionOf(page)).toHaveText(new RegExp(`^${position + 1} de `));
    await expect(page.getByRole('dialog')).toBeHidden();
    // The one that was left is as it was.
    await press('k');
    expect((await expectReceipt(page, { after: current })).status).toBe('PENDENTE');
  });

  test('? lists the keys of the desk, of a list, and those of every screen', async () => {
    const dialog = page.getByRole('dialog', { name: 'Atalhos de teclado' });
    await expect(firstField(await expectReceipt(page))).toBeFocused();
    const focused = await page.evaluate(() => document.activeElement?.id);
    await press('?');
    await expect(dialog).toContainText('Reprovar; depois 1 a 7 escolhe o motivo');
    await press('Escape');
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(focused);
    await page.goto('/painel/processar/pontuacoes-pendentes');
    await expect(page.getByRole('heading', { level: 1, name: 'Pontuações Pendentes' })).toBeVisible();
    await press('?');
    await expect(dialog).toContainText('Buscar na lista');
    await expect(dialog).not.toContainText('Reprovar');
    await press('Escape');
    await page.goto('/painel/perfil');
    await expect(page.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible();
    await press('?');
    await expect(dialog).toContainText('Ctrl K');
    await expect(dialog.getByText('Nesta tela')).toBeHidden();
  });
});
