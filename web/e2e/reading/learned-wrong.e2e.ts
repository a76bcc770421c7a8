import type { Page } from '@playwright/test';
import { DEMO_PRODUCTS } from '../../../server/demo/catalogue.ts';
import { expectAccessible } from '../support/accessible.ts';
import { decisionOf, HELD, switchOff, switchOn } from '../support/credit-rule.ts';
import { type Person, people } from '../support/people.ts';
import { photoOfReceipt, today } from '../support/receipts.ts';
import { upload } from '../support/review-desk.ts';
import { actOn, askInSession, balanceOf, giveReason, leave, openAs, toastOf, tokenOf } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const READING_MS = 240_000;
const PRODUCT = 1;
const { codigo, valorUnitario } = DEMO_PRODUCTS[PRODUCT]!;

/** A bar code that no product of the programme has. */
const UNKNOWN = '7899000123450';

test.setTimeout(480_000);

interface Try {
  seller: Person;
  descricao: string;
  quantities: readonly [number, number, number];
}

/** No try repeats the description or the purchases of an earlier one, and more receipts of one seller in a day would be a jump. */
const TRIES: readonly Try[] = [
  { seller: people.redeemer, descricao: 'PREPARAFACIL EXTRA', quantities: [2, 3, 4] },
  { seller: people.otherPhotoSeller, descricao: 'MASSA NIVELADEIRA', quantities: [5, 6, 7] },
];

/** A receipt with the description and so many of it. */
const photo = (descricao: string, quantity: number) =>
  photoOfReceipt(7500 + quantity, [[PRODUCT, quantity, { codigo: UNKNOWN, descricao }]]);

interface Taught {
  cpf: string;
  submissionId: number;
  chave: string;
  qtde: number;
}

/** A reviewer approves a receipt as a sale of the product; answers what it earned. */
const approve = async (who: Person, { submissionId, chave, qtde, cpf }: Taught): Promise<number> => {
  const { postSale } = await askInSession<{ postSale: { totalPontos: string } }>(
    await tokenOf(who),
    'mutation ($input: SaleInput!) { postSale(input: $input) { ... on PostedSale { totalPontos } } }',
    {
      input: {
        cpf,
        tipoFiscal: 'C',
        identificador: chave,
        realizadoEm: today(),
        itens: [{ codigo, qtde: String(qtde), valorUnitario }],
        enviarMensagem: false,
        submissionId,
      },
    },
  );
  return Number(postSale.totalPontos);
};

const openDescription = (page: Page, descricao: string) =>
  page.goto(`/painel/processar/descricoes-aprendidas?busca=${encodeURIComponent(descricao)}`);

const statusOf = async (token: string, id: number): Promise<string> => {
  const { submissionReview } = await askInSession<{ submissionReview: { status: string } }>(
    token,
    'query ($id: ID!) { submissionReview(id: $id) { status } }',
    { id },
  );
  return submissionReview.status;
};

test.describe('a learned description that was credited wrongly', () => {
  test.beforeAll(() => switchOn());
  test.afterAll(() => switchOff());

  test('is taken back with its credits by two administrators', async ({ browser }) => {
    const { seller, descricao, quantities } = TRIES[test.info().retry]!;
    const staff = await tokenOf(people.administrator);
    const photos = await Promise.all(quantities.map((quantity) => photo(descricao, quantity)));
    const [first, second] = await upload(seller, photos.slice(0, 2));
    // Unknown to the programme, so a reviewer decides.
    for (const note of [first, second])
      expect(await decisionOf(staff, String(note), READING_MS)).toMatchObject({ creditada: false, razoes: ['ITEM_SEM_PRODUTO'] });
    const { cpf } = seller;
    const taught = [
      await approve(people.operator, { cpf, submissionId: first!, chave: photos[0]!.chave, qtde: quantities[0] }),
      await approve(people.administrator, { cpf, submissionId: second!, chave: photos[1]!.chave, qtde: quantities[1] }),
    ];
    const [third] = await upload(seller, photos.slice(2));
    const automatic = await decisionOf(staff, String(third), READING_MS);
    expect(automatic).toMatchObject({ creditada: true, razoes: [] });
    // From here on the balance changes by the correction alone.
    await switchOff();
    const before = await balanceOf(seller);
    const wrong = taught[0]! + taught[1]! + Number(automatic.valor);

    const administrator = await openAs(browser, people.administrator);
    await openDescription(administrator, descricao);
    await administrator.getByText(descricao, { exact: true }).click();
    const receipts = administrator.getByRole('list', { name: 'Notas pontuadas' });
    await expect(receipts.getByRole('listitem')).toHaveCount(3);
    await expect(receipts.getByRole('listitem').filter({ hasText: `Nota ${third}` })).toContainText('Crédito automático');
    await expectAccessible(administrator);
    await administrator.getByRole('button', { name: 'Corrigir', exact: true }).click();
    await expect(administrator.getByRole('dialog')).toContainText('as 3 notas pontuadas com ela voltam para análise');
    await expectAccessible(administrator);
    await giveReason(administrator, 'Produto errado', 'Pedir correção');
    await expect(toastOf(administrator, HELD)).toBeVisible();
    expect(await balanceOf(seller)).toBeCloseTo(before, 2);

    const other = await openAs(browser, people.secondAdministrator);
    await other.goto('/painel/processar/segunda-aprovacao?tipo=takeBackLearnedProduct');
    await actOn(other, new RegExp(`^Ações: Correção de descrição aprendida: .*${descricao}`), 'Aprovar');
    const question = other.getByRole('dialog');
    await expect(question).toContainText('3 notas voltam à análise');
    await expect(question).toContainText(`Pontos retirados: ${wrong}`);
    await expectAccessible(other);
    await question.getByRole('button', { name: 'Aprovar' }).click();
    await expect(toastOf(other, 'Pedido aprovado com sucesso')).toBeVisible();
    await leave(other);

    await openDescription(administrator, descricao);
    await expect(administrator.getByText('Sem resultados')).toBeVisible();
    await leave(administrator);
    for (const note of [first, second, third]) expect(await statusOf(staff, note!)).toBe('PENDENTE');
    expect(await balanceOf(seller)).toBeCloseTo(before - wrong, 2);
    const member = await openAs(browser, seller);
    await member.goto('/pontuacoes');
    const movements = member.getByRole('region', { name: 'COMO SEU SALDO SE FORMOU' });
    await expect(movements.getByText(/^Devolvida para análise/)).toHaveCount(3);
    await expect(movements.getByText(/retirados: .*[Pp]roduto errado/)).toHaveCount(3);
    await expectAccessible(member);
    await leave(member);
  });
});
