import type { Page } from '@playwright/test';
import { OPERATOR_NAME, type Person, people } from './support/people.ts';
import { todayTyped } from './support/receipts.ts';
import { deskButton, expectReceipt, positionOf, type Receipt, saleForm, sendReceipts } from './support/review-desk.ts';
import { leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { byWidth, goByMenu, isPhone, rowsOf } from './support/width.ts';

interface Desk {
  list: string;
  title: string;
  menuEntry: string;
  sender: () => Person;
  /** Numbers of the receipts to send, so the queue is long enough at either width. */
  numbers: () => readonly number[];
  /** Types the parts of a sale that cannot be read automatically. */
  fill: (page: Page) => Promise<void>;
  sent: string;
}

const numbersFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

const fillSale = async (page: Page): Promise<void> => {
  const form = saleForm(page);
  await form.getByRole('textbox', { name: 'Data da Venda' }).fill(todayTyped());
  await form.getByRole('combobox', { name: 'Produto' }).fill('1000');
  await page.getByRole('option', { name: /1000/ }).click();
  await form.getByRole('textbox', { name: 'Quantidade' }).fill('1');
  await form.getByRole('button', { name: 'Adicionar item' }).click();
  await expect(form.getByRole('list', { name: 'Itens' }).getByRole('listitem')).toHaveCount(1);
};

const fillPurchase = async (page: Page): Promise<void> => {
  const form = saleForm(page);
  await form.getByRole('textbox', { name: 'Data da Venda' }).fill(todayTyped());
  // Some access keys name a store that serves no consumers.
  await form.getByRole('combobox', { name: 'Lojas' }).fill('Casa das Tintas');
  await page.getByRole('option', { name: /^Casa das Tintas Paulista/ }).click();
  await form.getByRole('textbox', { name: 'Valor total da nota' }).fill('20');
  await form.getByRole('textbox', { name: 'Valor em produtos SW' }).fill('1');
};

const desks: Record<string, Desk> = {
  sellers: {
    list: '/painel/processar/pontuacoes-pendentes',
    title: 'Pontuações Pendentes',
    menuEntry: 'Pontuações Pendentes',
    sender: () => byWidth(people.photoSeller, people.phoneQueueSeller),
    numbers: () => byWidth(numbersFrom(9401, 6), numbersFrom(9411, 6)),
    fill: fillSale,
    sent: 'Venda processada com sucesso',
  },
  consumers: {
    list: '/painel/processar/pontuacoes-pendentes-cashback',
    title: 'Pontuações pendentes cashback',
    menuEntry: 'Pontuações Pendentes Cashback',
    sender: () => byWidth(people.reviewedConsumer, people.phoneReviewedConsumer),
    numbers: () => byWidth(numbersFrom(9421, 8), numbersFrom(9431, 8)),
    fill: fillPurchase,
    sent: 'Venda processada com sucesso',
  },
};

/** By key on desktop, by button on a phone. */
const press = async (page: Page, key: string, button: string): Promise<void> => {
  if (isPhone()) await deskButton(page, button).click();
  else await page.keyboard.press(key);
};
const goBack = (page: Page) => press(page, 'k', 'Nota anterior (K)');
const skip = (page: Page) => press(page, 'j', 'PULAR');
const reject = async (page: Page): Promise<void> => {
  await press(page, 'r', 'REPROVAR');
  const dialog = page.getByRole('dialog', { name: 'Reprovar nota' });
  if (isPhone()) await dialog.getByRole('button', { name: 'Nota Ilegível' }).click();
  else await dialog.press('2');
  await expect(dialog).toBeHidden();
};

for (const [name, { list, title, menuEntry, sender, numbers, fill, sent }] of Object.entries(desks)) {
  test.describe(`the desk of ${name}' receipts`, () => {
    test.describe.configure({ mode: 'serial' });
    let page: Page;
    let current: Receipt;

    const openQueue = async (who: Page): Promise<Receipt> => {
      await who.goto(list);
      await who.getByRole('button', { name: 'Revisar fila' }).click();
      return expectReceipt(who);
    };
    const expectList = async () => {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(
        rowsOf(page)
          .filter({ has: page.locator('a[href*="nota="]') })
          .first(),
      ).toBeVisible();
    };

    test.beforeAll(async ({ browser }) => {
      await sendReceipts(sender(), numbers());
      page = await openAs(browser, people.operator);
    });
    test.afterAll(() => leave(page));

    test('three sales in a row are sent, each followed by the next receipt', { tag: '@phone' }, async () => {
      current = await openQueue(page);
      for (let step = 0; step < 3; step++) {
        await fill(page);
        if (isPhone()) await deskButton(page, 'ENVIAR').click();
        else await page.keyboard.press('Control+Enter');
        await expect(toastOf(page, sent)).toBeVisible();
        current = await expectReceipt(page, { after: current });
      }
    });

    test('three receipts in a row are skipped, what was typed only after a question', { tag: '@phone' }, async () => {
      await saleForm(page).getByRole('textbox', { name: 'Data da Venda' }).fill(todayTyped());
      await deskButton(page, 'PULAR').click();
      const question = page.getByRole('dialog', { name: 'Descartar alterações?' });
      await question.getByRole('button', { name: 'Continuar editando' }).click();
      await expect(saleForm(page).getByRole('textbox', { name: 'Data da Venda' })).toHaveValue(todayTyped());
      await deskButton(page, 'PULAR').click();
      await question.getByRole('button', { name: 'Descartar' }).click();
      current = await expectReceipt(page, { after: current });
      for (let step = 1; step < 3; step++) {
        await skip(page);
        current = await expectReceipt(page, { after: current });
      }
    });

    test('a picture turned and in contrast stays whole, and so the next one begins', async () => {
      const picture = page.getByRole('region', { name: 'Nota enviada' }).getByRole('img');
      const expectWhole = async () => {
        await expect(picture).toHaveCSS('opacity', '1');
        const [box, frame] = await Promise.all([picture.boundingBox(), page.getByRole('region', { name: 'Nota enviada' }).boundingBox()]);
        expect(box!.width).toBeLessThanOrEqual(frame!.width);
        expect(box!.height).toBeLessThanOrEqual(frame!.height);
        // It fills the frame: sideways too, nothing of its room is lost.
        expect(Math.abs(box!.width - frame!.width)).toBeLessThan(4);
      };
      const contrast = page.getByRole('button', { name: 'Contraste (C)' });
      await expectWhole();
      await page.keyboard.press('g');
      await page.keyboard.press('c');
      await expect(contrast).toHaveAttribute('aria-pressed', 'true');
      await expectWhole();
      await skip(page);
      current = await expectReceipt(page, { after: current });
      await expect(contrast).toHaveAttribute('aria-pressed', 'true');
      await expect(picture).toHaveAttribute('style', /rotate\(90deg\)/);
      await expectWhole();
      await page.keyboard.press('c');
      for (let turn = 0; turn < 3; turn++) await page.keyboard.press('g');
      await goBack(page);
      current = await expectReceipt(page, { after: current });
      await expect(picture).toHaveAttribute('style', /rotate\(0deg\)/);
      await expect(contrast).toHaveAttribute('aria-pressed', 'false');
    });

    test('two receipts in a row are rejected, each followed by the next', { tag: '@phone' }, async () => {
      for (let step = 0; step < 2; step++) {
        await reject(page);
        await expect(toastOf(page, 'Nota reprovada com sucesso')).toBeVisible();
        current = await expectReceipt(page, { after: current });
      }
    });

    test('a third rejection is taken back from the next receipt, which waits again', { tag: '@phone' }, async () => {
      const rejected = current;
      await reject(page);
      const next = await expectReceipt(page, { after: rejected });
      const position = await positionOf(page).innerText();
      await press(page, 'z', `Desfazer: Nota de ${rejected.parceiro} reprovada`);
      const again = await expectReceipt(page, { after: next });
      expect([again.id, again.status]).toEqual([rejected.id, 'PENDENTE']);
      await expect(positionOf(page)).not.toHaveText(position);
      await reject(page);
      current = await expectReceipt(page, { after: again });
      expect(current.id).toBe(next.id);
    });

    test('one goes back over what was decided to what was skipped, and on again', { tag: '@phone' }, async () => {
      const last = current;
      const position = await positionOf(page).innerText();
      await goBack(page);
      const rejected = await expectReceipt(page, { after: last });
      expect(rejected.status).toBe('REPROVADA');
      await deskButton(page, 'Ir para a próxima').click();
      expect((await expectReceipt(page, { after: rejected })).id).toBe(last.id);
      await expect(positionOf(page)).toHaveText(position);
      await goBack(page);
      await expectReceipt(page, { after: last });
      if (isPhone()) {
        // Without a keyboard, decided receipts only offer the next one.
        await deskButton(page, 'Ir para a próxima').click();
      } else {
        let seen = rejected;
        for (let step = 0; step < 3; step++) {
          await goBack(page);
          seen = await expectReceipt(page, { after: seen });
        }
        expect(seen.status).toBe('PENDENTE');
        await skip(page);
      }
      await expect.poll(() => new URL(page.url()).searchParams.get('nota')).toBe(last.id);
      current = await expectReceipt(page);
      await expect(positionOf(page)).toHaveText(position);
    });

    test('the desk is left by the path, by the menu and by Back, and lets its receipt go', { tag: '@phone' }, async () => {
      await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: title }).click();
      await expectList();
      await page.getByRole('button', { name: 'Revisar fila' }).click();
      // A new session has no skipped receipts: it starts with the first one skipped before.
      const first = await expectReceipt(page);
      await skip(page);
      await expectReceipt(page, { after: first });
      await goByMenu(page, menuEntry);
      await expectList();
      await page.getByRole('button', { name: 'Revisar fila' }).click();
      expect((await expectReceipt(page)).id).toBe(first.id);
      await skip(page);
      await expectReceipt(page, { after: first });
      await page.goBack();
      await expectList();
      await page.reload();
      await expectList();
      await expect(page.getByText(`Em análise por ${OPERATOR_NAME}`)).toBeHidden();
    });

    test('two reviewers never have the same receipt', { tag: '@phone' }, async ({ browser }) => {
      const first = await openQueue(page);
      const colleague = await openAs(browser, people.administrator);
      const second = await openQueue(colleague);
      expect(second.id).not.toBe(first.id);
      await colleague.goto(`/painel/processar/nova-venda?nota=${first.id}`);
      await expect(colleague.getByRole('alert').filter({ hasText: `Em análise por ${OPERATOR_NAME}` })).toBeVisible();
      await expect(saleForm(colleague)).toBeHidden();
      await deskButton(colleague, 'Ir para a próxima').click();
      const third = await expectReceipt(colleague, { after: first });
      await skip(page);
      expect([first.id, third.id]).not.toContain((await expectReceipt(page, { after: first })).id);
      await leave(colleague);
    });

    test('after the last receipt the queue is done, and those that were skipped are offered again', { tag: '@phone' }, async () => {
      let seen = await openQueue(page);
      const first = seen;
      const done = page.getByText('Fila em dia');
      let skipped = 0;
      for (; skipped < 40; skipped++) {
        const before = seen.id;
        await skip(page);
        await expect(async () => expect((await done.isVisible()) || !page.url().endsWith(`nota=${before}`)).toBe(true)).toPass();
        if (await done.isVisible()) break;
        seen = await expectReceipt(page, { after: seen });
      }
      await expect(page.getByText(`Você pulou ${skipped + 1} notas.`)).toBeVisible();
      await deskButton(page, 'Rever as puladas').click();
      expect((await expectReceipt(page, { after: seen })).id).toBe(first.id);
    });
  });
}

test("a consumer's store outside the list is explained, with the keys that reject", { tag: '@phone' }, async ({ browser }) => {
  const issuer = { loja: 'Tintas do Bairro', cnpj: '98765432000198' };
  const [id] = await sendReceipts(byWidth(people.reviewedConsumer, people.phoneReviewedConsumer), [byWidth(9441, 9442)], issuer);
  const page = await openAs(browser, people.operator);
  await page.goto(`/painel/processar/nova-venda?nota=${id}`);
  await expect(page.getByText('a loja da nota, CNPJ 98.765.432/0001-98, não está no cadastro')).toBeVisible();
  await expect(saleForm(page).getByText('A loja da nota não está nesta lista: veja o aviso acima. R e 4 reprovam.')).toBeVisible();
  await press(page, 'r', 'REPROVAR');
  const dialog = page.getByRole('dialog', { name: 'Reprovar nota' });
  await expect(dialog.getByRole('button', { name: 'Nota Não Qualificada' })).toBeFocused();
  if (isPhone()) await dialog.getByRole('button', { name: 'Nota Não Qualificada' }).click();
  else await dialog.press('4');
  await expect(toastOf(page, 'Nota reprovada com sucesso')).toBeVisible();
  await leave(page);
});
