import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { type Decision, decisionOf, RULE, switchOff, switchOn } from '../support/credit-rule.ts';
import { inDatabase } from '../support/database.ts';
import { people } from '../support/people.ts';
import { photoOfReceipt } from '../support/receipts.ts';
import { upload } from '../support/review-desk.ts';
import { actOn, askInSession, choose, leave, openAs, toastOf, tokenOf } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const READING_MS = 240_000;
const SELLER = people.phoneQueueSeller;
/** A decision of the last half minute is drawn the next time. */
const DRAW_MS = 60_000;

test.setTimeout(480_000);

/** Draws as the hourly job does, until the receipts are among the drawn ones. */
const untilDrawn = (notes: readonly number[]): Promise<void> =>
  expect
    .poll(
      () =>
        inDatabase(async (client) => {
          await client.query('select draw_blind_reviews(now())');
          return (await client.query('select from blind_reviews where submission_id = any($1)', [notes])).rowCount;
        }),
      { timeout: DRAW_MS, intervals: [5_000] },
    )
    .toBe(notes.length);

/** The texts of all GraphQL answers that the page receives from now on. */
const answersTo = (page: Page): (() => Promise<string>) => {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/graphql') answers.push(response.text());
  });
  return async () => (await Promise.all(answers)).join('\n');
};

/** Every field without arguments or parts that the schema offers about the drawn receipts of the seller. */
const allOfferedTo = async (token: string): Promise<string> => {
  interface Field {
    name: string;
    type: { kind: string; ofType: { kind: string } | null };
  }
  const { __type: row } = await askInSession<{ __type: { fields: Field[] } }>(
    token,
    '{ __type(name: "BlindReview") { fields { name type { kind ofType { kind } } } } }',
  );
  const plain = row.fields.filter(({ type }) => ['SCALAR', 'ENUM'].includes(type.ofType?.kind ?? type.kind));
  expect(plain).toHaveLength(row.fields.length);
  const fields = plain.map(({ name }) => name).join(' ');
  const answer = await askInSession(
    token,
    `query ($busca: String) { blindReviews(options: { search: $busca, pageSize: 100 }) { items { ${fields} } } }`,
    { busca: SELLER.cpf },
  );
  return JSON.stringify(answer);
};

/** What would tell the reviewer how the receipt was decided. */
const tellsOf = ({ valor, postingId }: Decision): RegExp =>
  new RegExp(`"${valor}"|"postingId":"${postingId}"|"(primeiraDecisao|creditada|automatica|razoes)"|APROVAR|POSTADA|Crédito automático`);

/** The reviewer opens the drawn receipt of the seller that was sent last, sees nothing of its decision and would have rejected it. */
const disagree = async (reviewer: Page, decision: Decision): Promise<void> => {
  const answers = answersTo(reviewer);
  await reviewer.goto(`/painel/processar/revisao-cega?busca=${SELLER.cpf}&sort=enviadaEm&dir=DESC`);
  await actOn(reviewer, /^Ações: /, 'Revisar');
  const dialog = reviewer.getByRole('dialog', { name: /^Revisar nota de / });
  await expect(dialog.getByRole('img', { name: 'Nota enviada' })).toBeVisible();
  await expectAccessible(reviewer);
  await expect(dialog).not.toContainText(/automático|pontos|primeira decisão/);
  const told = await answers();
  expect(told).toContain('"blindReviews"');
  expect(told).not.toMatch(tellsOf(decision));
  expect(await allOfferedTo(await tokenOf(people.operator))).not.toMatch(tellsOf(decision));

  await choose(dialog, /^O que você decidiria\?/, 'Reprovar');
  await choose(dialog, /^Motivo/, 'Nota Ilegível');
  await dialog.getByRole('button', { name: 'Registrar decisão' }).click();
  await expect(toastOf(reviewer, 'Decisão registrada: a primeira decisão foi aprovar.')).toBeVisible();
  await expect(dialog).toBeHidden();
};

/** The row of the rule in its list. */
const ruleRow = async (page: Page): Promise<Locator> => {
  await page.goto('/painel/credito-automatico?fonte=FOTO&audience=SELLER');
  return page.getByRole('row').filter({ has: page.getByRole('button', { name: `Ações: ${RULE}` }) });
};

/** The administrators were told since then, each by one e-mail that says why. */
const expectNotice = async (page: Page, since: Date): Promise<void> => {
  const mails = await inDatabase(async (client) => {
    const { rows } = await client.query<{ destino: string; html: string }>(
      "select destino, html from outgoing_messages where assunto like 'Crédito automático desligado%' and criado_em > $1 order by destino",
      [since],
    );
    return rows;
  });
  expect(mails.map(({ destino }) => destino)).toEqual(['administradora@exemplo.com.br', 'nivel2@exemplo.com.br']);
  for (const { html } of mails) expect(html).toContain('2 discordâncias na revisão às cegas, acima de 5,00% de 20 revisões.');
  await page.goto('/dev/emails');
  await expect(page.getByRole('link', { name: /^Crédito automático desligado/ }).first()).toBeVisible();
};

test.describe('the blind review of an automatic credit', () => {
  // Every credit is drawn, and the second disagreement is one too many.
  test.beforeAll(() => switchOn({ amostra: '100', discordancia: '5', janela: 20 }));
  test.afterAll(() => switchOff());

  test('shows the reviewer nothing of the decision, and disagreements switch the rule off', async ({ browser }) => {
    const staff = await tokenOf(people.administrator);
    const since = new Date();
    // Other purchases at each try: the same ones are doubted.
    const { retry } = test.info();
    const sent = [await photoOfReceipt(7401, [[20, 3 + retry]]), await photoOfReceipt(7402, [[33, 3 + retry]])];
    const [older, newer] = await upload(SELLER, sent);
    const decisions = [await decisionOf(staff, String(newer), READING_MS), await decisionOf(staff, String(older), READING_MS)] as const;
    for (const decision of decisions) expect(decision).toMatchObject({ creditada: true, razoes: [] });
    await untilDrawn([older!, newer!]);

    const [reviewer, administrator] = [await openAs(browser, people.operator), await openAs(browser, people.administrator)];
    await disagree(reviewer, decisions[0]);
    const on = await ruleRow(administrator);
    await expect(on).toContainText('Ligada');
    await expect(on).toContainText('Discordâncias: 1 de 1 revisão');
    await expectAccessible(administrator);
    await disagree(reviewer, decisions[1]);
    await leave(reviewer);
    const off = await ruleRow(administrator);
    await expect(off).toContainText('Desligada');
    await expect(off).toContainText('2 discordâncias na revisão às cegas, acima de 5,00% de 20 revisões');
    await expectAccessible(administrator);

    await administrator.goto('/painel/credito-automatico/decisoes?revisao=DISCORDA');
    await expect(administrator.getByRole('row').filter({ hasText: `#${older}` })).toBeVisible();
    await administrator.getByText(`#${newer}`, { exact: true }).click();
    await expect(administrator.getByText('Na revisão às cegas, outra pessoa reprovaria.')).toBeVisible();
    await expectAccessible(administrator);
    await expectNotice(administrator, since);
    await leave(administrator);
  });
});
