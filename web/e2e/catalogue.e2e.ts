import type { Page } from '@playwright/test';
import { cpfOf } from '../../server/demo/people.ts';
import { expectAccessible } from './support/accessible.ts';
import { showEveryColumn } from './support/lists.ts';
import { people } from './support/people.ts';
import { photoOfReceipt, todayTyped } from './support/receipts.ts';
import { fillRegistration, type NewSeller } from './support/registration.ts';
import { actOn, answerYes, askApi, balanceOf, choose, leave, openAs, openAsVisitor, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { rowOf, rowsOf } from './support/width.ts';

/** What these tests register. */
const ours = {
  store: 'Sol e Cor',
  category: 'Loja de bairro',
  barcode: 'E2E7890000001',
  card: '5067310000000017',
  banner: 'Semana da pintura',
};
const CODE_POINTS = 40;

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await openAs(browser, people.administrator);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});
test.afterAll(() => leave(page));

const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: typeof name === 'string' });
const save = () => page.getByRole('button', { name: 'Salvar' }).click();

test('a survey is registered with its share, edited and deleted', async () => {
  await page.goto('/painel/cadastrar/pesquisa-mercado');
  await page.getByRole('combobox', { name: 'Loja' }).fill(ours.store);
  await page.getByRole('option', { name: new RegExp(ours.store) }).click();
  await field('Categoria').fill(ours.category);
  await field('Comunicação').fill('Panfletos e redes sociais');
  await field('Quantidade de vendedores').fill('7');
  await field('Faturamento').fill('120.000,00');
  await choose(page, /^Fonte/, 'Equipe');
  await save();
  await expect(toastOf(page, 'Adicione 5 produtos mais vendidos')).toBeVisible();
  const add = async (list: string, brand: string, product: string, quantity: string) => {
    const scope = page.getByRole('region', { name: list });
    await scope.getByRole('textbox', { name: 'Marca' }).fill(brand);
    await scope.getByRole('textbox', { name: 'Produto' }).fill(product);
    await scope.getByRole('textbox', { name: 'Quantidade' }).fill(quantity);
    await scope.getByRole('textbox', { name: 'Valor unitário' }).fill('89,90');
    await scope.getByRole('button', { name: 'Adicionar' }).click();
    await expect(scope.getByRole('listitem').filter({ hasText: product })).toContainText(brand);
  };
  for (const product of ['Tinta', 'Massa', 'Verniz', 'Rolo', 'Lixa']) await add('Produtos mais vendidos', 'Marca A', product, '10');
  await add('Produtos por marca', 'Experiências SW', 'Tinta', '60');
  await add('Produtos por marca', 'Marca A', 'Esmalte', '40');
  await expect(page.getByText('Quantidade de produtos vendidos: 100')).toBeVisible();
  await expectAccessible(page);
  await save();
  await expect(toastOf(page, 'Pesquisa de Mercado cadastrado com sucesso')).toBeVisible();
  await page.goto(`/painel/pesquisa-de-mercado?busca=${encodeURIComponent(ours.store)}`);
  await showEveryColumn(page);
  const ourRow = rowsOf(page).filter({ hasText: ours.store }).filter({ hasText: 'Equipe' }).first();
  await expect(ourRow).toContainText(/\d+,\d+%/);
  await expectAccessible(page);
  const act = async (name: string) => {
    await ourRow.getByRole('button', { name: /^Ações/ }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await act('Editar');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Quantidade de vendedores' }).fill('913');
  await save();
  await expect(toastOf(page, 'Pesquisa alterada com sucesso')).toBeVisible();
  const edited = rowsOf(page).filter({ hasText: '913' }).filter({ hasText: 'Equipe' });
  await expect(edited).toHaveCount(1);
  await edited.getByRole('button', { name: /^Ações/ }).click();
  await page.getByRole('menuitem', { name: 'Apagar', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(`Tem certeza que deseja apagar a pesquisa de ${ours.store}?`);
  await answerYes(page);
  await expect(toastOf(page, 'Pesquisa excluída com sucesso')).toBeVisible();
  await expect(edited).toHaveCount(0);
});

test('a card enters the stock once: its bar code a second time is refused', async () => {
  const register = async (number: string) => {
    await field('Código de barras').fill(ours.barcode);
    await field('Número').fill(number);
    await save();
  };
  await page.goto('/painel/cadastrar/cartao');
  await save();
  await expect(toastOf(page, 'Informe o código de barras')).toBeVisible();
  await register(ours.card);
  await expect(toastOf(page, 'Cartão cadastrado com sucesso')).toBeVisible();
  await expect(field('Número')).toHaveValue('');
  await register(`${ours.card.slice(0, -1)}9`);
  await expect(toastOf(page, 'Código de barras já cadastrado')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/painel/cartoes?busca=${ours.card}`);
  await expect(rowOf(page, ours.card)).toBeVisible();
  await expectAccessible(page);
});

test('a banner is made with its picture, moved by keyboard, switched off and deleted', async () => {
  await page.goto('/painel/cadastrar/banner');
  await save();
  await expect(toastOf(page, 'Título obrigatório')).toBeVisible();
  await field('Título').fill(ours.banner);
  await field('Data inicial').fill(todayTyped());
  await field('Data final').fill(todayTyped());
  await page.locator('input[type="file"]').setInputFiles((await photoOfReceipt(9600)).file);
  await expectAccessible(page);
  await save();
  await expect(toastOf(page, 'Banner cadastrado com sucesso')).toBeVisible();
  const items = page.getByRole('list', { name: 'Banners na ordem da loja' }).getByRole('listitem');
  const ourItem = items.filter({ hasText: ours.banner });
  await expect(ourItem.getByRole('img', { name: `Imagem de ${ours.banner}` })).toBeVisible();
  const placeOf = async () => (await items.allTextContents()).findIndex((text) => text.includes(ours.banner));
  const before = await placeOf();
  const key = before === 0 ? 'ArrowDown' : 'ArrowUp';
  const after = before + (before === 0 ? 1 : -1);
  const handle = page.getByRole('button', { name: `Mudar a ordem de ${ours.banner}` });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press(key);
  await expect(page.getByText(`${ours.banner} agora na posição ${after + 1} de `)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(toastOf(page, 'Ordem salva')).toBeVisible();
  await page.reload();
  await expect(ourItem).toBeVisible();
  expect(await placeOf()).toBe(after);
  await expectAccessible(page);
  await page.getByRole('switch', { name: `Ativo: ${ours.banner}` }).click();
  await answerYes(page);
  await expect(toastOf(page, 'Status atualizado com sucesso')).toBeVisible();
  await expect(ourItem).toContainText('Inativo');
  await page.getByRole('button', { name: `Apagar ${ours.banner}` }).click();
  await answerYes(page);
  await expect(toastOf(page, 'Banner apagado com sucesso')).toBeVisible();
  await expect(ourItem).toHaveCount(0);
});

test('a registration code is made, its link is copied and gives points to who registers with it', async ({ browser }) => {
  // A second try makes another code for another seller.
  const { retry } = test.info();
  const code = `E2ECODIGO${retry + 1}`;
  const seller = { cpf: cpfOf(100_510_000 + retry), nome: `Bruna Tavares Leal ${'I'.repeat(retry + 1)}`, celular: `1197654321${retry}` };
  await page.goto('/painel/cadastrar/codigo-cadastro');
  await field('Código').fill(code);
  await field('Pontos').fill(`${CODE_POINTS},00`);
  await field('Usos').fill('5');
  await expectAccessible(page);
  await save();
  await expect(toastOf(page, 'Código cadastrado com sucesso')).toBeVisible();
  await page.goto(`/painel/codigos/lista-codigo-cadastro?busca=${code}`);
  await actOn(page, `Ações: ${code}`, 'Copiar link');
  const dialog = page.getByRole('dialog', { name: `Link do código ${code}` });
  const link = await dialog.getByRole('textbox', { name: 'Link para vendedores' }).inputValue();
  await dialog.getByRole('button').first().click();
  await expect(toastOf(page, 'Link copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await register(await openAsVisitor(browser), link, seller);
  expect(await balanceOf({ audience: 'parceiro', cpf: seller.cpf })).toBe(CODE_POINTS);
  await page.goto(`/painel/codigos/codigo?busca=${code}`);
  await expect(rowOf(page, seller.nome)).toContainText('40');
  await expectAccessible(page);
  await page.goto(`/painel/codigos/lista-codigo-cadastro?busca=${code}`);
  await actOn(page, `Ações: ${code}`, 'Excluir');
  await answerYes(page);
  await expect(toastOf(page, 'Código excluído com sucesso')).toBeVisible();
});

/** A new seller registers through a code's link, with the shared password. */
const register = async (visitor: Page, link: string, seller: NewSeller): Promise<void> => {
  await visitor.goto(link);
  await fillRegistration(visitor, seller);
  await visitor.getByRole('button', { name: 'CADASTRAR', exact: true }).click();
  await expect(toastOf(visitor, 'Você deve aceitar a politica de privacidade')).toBeVisible();
  await visitor.getByRole('checkbox', { name: /política de privacidade/ }).check();
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: 'CADASTRAR', exact: true }).click();
  await expect(toastOf(visitor, 'Cadastro realizado com sucesso')).toBeVisible();
  await expect(visitor).toHaveURL(/\/home$/);
  // The rules must be accepted first.
  await expect(visitor.getByRole('dialog', { name: /^Regulamento/ })).toBeVisible();
  await leave(visitor);
};

interface NewOffer {
  nome: string;
  categoria: string;
  experiencia: string;
}

test('an offer of the partner is synced, priced, discounted and seen by a seller', async ({ browser }) => {
  await page.goto('/painel/ofertas-tlc');
  await page.getByRole('button', { name: 'Sincronizar' }).click();
  await expect(toastOf(page, /^Ofertas sincronizadas: \d+ criada\(s\), \d+ atualizada\(s\), \d+ no total$/)).toBeVisible();
  await page.getByRole('button', { name: 'Aplicar desconto' }).click();
  await expect(toastOf(page, 'Informe a porcentagem de desconto')).toBeVisible();
  await page.getByRole('textbox', { name: 'Desconto (%)' }).fill('10');
  await page.getByRole('button', { name: 'Aplicar desconto' }).click();
  await expect(toastOf(page, 'Selecione pelo menos uma oferta')).toBeVisible();
  const { all, fresh } = await askApi<{ all: { items: { nome: string }[] }; fresh: { items: NewOffer[] } }>(
    people.administrator,
    `query ($filter: OffersFilter!) { all: offers(options: { pageSize: -1 }) { items { nome } }
      fresh: offers(options: { pageSize: -1 }, filter: $filter) { items { nome categoria experiencia } } }`,
    { filter: { situacao: 'NOVA' } },
  );
  // The same name exists in several cities: pick one with points in none of them yet, whichever row is found first.
  const count = (rows: readonly { nome: string }[], nome: string) => rows.filter((other) => other.nome === nome).length;
  const offer = fresh.items.find(({ nome }) => count(fresh.items, nome) === count(all.items, nome))!;
  await page.goto(`/painel/ofertas-tlc?busca=${encodeURIComponent(offer.nome)}`);
  const row = rowOf(page, offer.nome);
  await expect(row).toContainText('Nova, sem pontos');
  await row.getByRole('button', { name: /^Ações/ }).click();
  await page.getByRole('menuitem', { name: 'Editar pontos', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Pontos' }).fill('1000');
  await expectAccessible(page);
  await save();
  await expect(toastOf(page, 'Pontos alterados com sucesso')).toBeVisible();
  await row.getByRole('checkbox').check();
  await page.getByRole('textbox', { name: 'Desconto (%)' }).fill('10');
  await expect(page.getByText('1 oferta selecionada. Ex.: de 1.000 por 900 pontos')).toBeVisible();
  await page.getByRole('button', { name: 'Aplicar desconto' }).click();
  await expect(toastOf(page, 'Desconto aplicado em 1 oferta')).toBeVisible();
  await expect(row).toContainText('900 (-10%)');
  await expectAccessible(page);

  const seller = await openAs(browser, people.otherPhotoSeller);
  await seller.goto('/experiencias');
  await seller.getByRole('link', { name: `Ver produtos: ${offer.categoria}` }).click();
  await seller.getByRole('link', { name: `Ver ofertas: ${offer.experiencia}` }).click();
  await seller.getByRole('searchbox', { name: 'O que deseja resgatar?' }).fill(offer.nome);
  await seller.getByRole('button', { name: 'Buscar' }).click();
  const article = seller.getByRole('article', { name: offer.nome }).first();
  await expect(article).toContainText('900');
  await expect(article).toContainText('de 1.000');
  await expectAccessible(seller);
  await leave(seller);
});
