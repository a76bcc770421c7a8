import type { Page } from '@playwright/test';
import { cpfOf } from '../../server/demo/people.ts';
import { expectAccessible } from './support/accessible.ts';
import { people } from './support/people.ts';
import { photoOfReceipt } from './support/receipts.ts';
import { actOn, choose, leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { byWidth, rowOf } from './support/width.ts';

/** What each width registers. */
const DESKTOP = {
  place: 'Bela Vista',
  cnpj: '9A1B2C3D000186',
  wrongCnpj: '9A1B2C3D000187',
  shownCnpj: '9A.1B2.C3D/0001-86',
  storeCode: 'E2E01',
  productCode: 'E2E100',
  product: 'Tinta de teste 3,6 L',
  storeProductCode: '7001',
  storeProduct: 'TINTA TESTE 3,6L',
  cpf: cpfOf(100_500_000),
  seller: 'Vera Lúcia Campos',
  prize: 'Fone sem fio',
  prizeCode: 'E2EP1',
};
const PHONE: typeof DESKTOP = {
  place: 'Vila Nova',
  cnpj: '9A1B2C3D000267',
  wrongCnpj: '9A1B2C3D000268',
  shownCnpj: '9A.1B2.C3D/0002-67',
  storeCode: 'E2E02',
  productCode: 'E2E200',
  product: 'Esmalte de teste 0,9 L',
  storeProductCode: '7002',
  storeProduct: 'ESMALTE TESTE 0,9L',
  cpf: cpfOf(100_500_007),
  seller: 'Rute Alves Prado',
  prize: 'Caixa de som',
  prizeCode: 'E2EP2',
};

let page: Page;
let ours: typeof DESKTOP;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  ours = byWidth(DESKTOP, PHONE);
  page = await openAs(browser, people.administrator);
});
test.afterAll(() => leave(page));

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const save = () => page.getByRole('button', { name: 'Salvar' }).click();
/** Searches the list and waits for the result. */
const search = async (box: string, text: string) => {
  await page.getByRole('searchbox', { name: box }).fill(text);
  await page.getByRole('searchbox', { name: box }).press('Enter');
  await expect(page.getByRole('group', { name: 'Filtros ativos' })).toContainText(`Buscar: ${text}`);
};
/** The postcode fills in the address. */
const typeAddress = async () => {
  await field('CEP').fill('01310100');
  await field('CEP').blur();
  await expect(field('Rua')).toHaveValue('Avenida Paulista');
  await field('Número').fill('1578');
  await expect(field('Cidade')).toHaveValue('São Paulo');
};

test('a network is refused without a name, registered, found in the list and edited', { tag: '@phone' }, async () => {
  await page.goto('/painel/cadastrar/rede');
  await save();
  await expect(toastOf(page, 'Informe o nome')).toBeVisible();
  await field('Nome').fill(`Rede ${ours.place}`);
  await field('Região').fill('Sudeste');
  await field('Valor do Ponto').fill('0,05');
  await expectAccessible(page);
  await save();
  await expect(toastOf(page, 'Rede cadastrada com sucesso')).toBeVisible();
  await expect(page).toHaveURL(/\/painel\/redes/);
  await search('Buscar rede', ours.place);
  await expect(rowOf(page, `Rede ${ours.place}`)).toContainText('R$ 0,05');
  await expectAccessible(page);
  await actOn(page, `Ações: Rede ${ours.place}`, 'Editar');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Valor do Ponto' }).fill('0,06');
  await expectAccessible(page);
  await save();
  await page.getByRole('dialog', { name: 'Simular antes de salvar?' }).getByRole('button', { name: 'Simular agora' }).click();
  await page.getByRole('dialog', { name: 'Confirmar a mudança?' }).getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(page, 'Rede alterada com sucesso')).toBeVisible();
  await expect(rowOf(page, `Rede ${ours.place}`)).toContainText('R$ 0,06');
});

test('a store with an alphanumeric CNPJ is registered in it and edited; a wrong CNPJ is cleared', { tag: '@phone' }, async () => {
  await page.goto('/painel/cadastrar/revenda');
  await save();
  await expect(toastOf(page, 'Tipo de pontuação obrigatório')).toBeVisible();
  await choose(page, /^Rede/, `Rede ${ours.place}`);
  await choose(page, /^Tipo de pontuação/, 'Foto');
  await field('Código').fill(ours.storeCode);
  await field('CNPJ').fill(ours.wrongCnpj);
  await field('CNPJ').blur();
  await expect(toastOf(page, 'CNPJ não é válido')).toBeVisible();
  await expect(field('CNPJ')).toHaveValue('');
  await field('CNPJ').fill(ours.cnpj);
  await field('CNPJ CD').fill(ours.cnpj);
  await field('Nome Fantasia').fill(`Tintas ${ours.place}`);
  await field('Razão Social').fill(`Tintas ${ours.place} Ltda.`);
  await field('Responsável').fill('Clara Mendes');
  await field('Celular').fill('11987654321');
  await typeAddress();
  await expectAccessible(page);
  await save();
  await expect(toastOf(page, 'Loja cadastrada com sucesso')).toBeVisible();
  await expect(page).toHaveURL(/\/painel\/Lojas/);
  await search('Buscar por nome, código, CNPJ ou cidade', ours.place);
  await expect(rowOf(page, `Tintas ${ours.place}`)).toContainText(ours.storeCode);
  await expectAccessible(page);
  await actOn(page, `Ações: Tintas ${ours.place}`, 'Editar');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'CNPJ', exact: true })).toHaveValue(ours.shownCnpj);
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nome Fantasia' }).fill(`Tintas ${ours.place} Centro`);
  await save();
  await expect(toastOf(page, 'Revenda alterada com sucesso')).toBeVisible();
  await expect(rowOf(page, `Tintas ${ours.place} Centro`)).toBeVisible();
});

test('a programme product is registered, refused twice, and edited', { tag: '@phone' }, async () => {
  const register = async () => {
    await field('Código').fill(ours.productCode);
    await field('Nome').fill(ours.product);
    await field('Preço Unitário').fill('100,00');
    await field('Valor Pontos').fill('10,00');
    await save();
  };
  await page.goto('/painel/cadastrar/produto');
  await page.getByRole('link', { name: /Produto Experiências SW/ }).click();
  await expectAccessible(page);
  await register();
  await expect(toastOf(page, 'Produto cadastrado com sucesso')).toBeVisible();
  await expect(field('Código')).toHaveValue('');
  await register();
  await expect(toastOf(page, /já/)).toBeVisible();
  await page.goto('/painel/produtos');
  await search('Buscar produto', ours.productCode);
  await expect(rowOf(page, ours.productCode)).toContainText('10,00');
  await expectAccessible(page);
  await actOn(page, `Ações: ${ours.product}`, 'Editar');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Valor Pontos' }).fill('12,50');
  await save();
  // A quarter more points: simulated first. Nobody has sold it yet, so it moves no cost.
  await page.getByRole('dialog', { name: 'Simular antes de salvar?' }).getByRole('button', { name: 'Simular agora' }).click();
  await page.getByRole('dialog', { name: 'Confirmar a mudança?' }).getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(page, 'Produto alterado com sucesso')).toBeVisible();
  await expect(rowOf(page, ours.productCode)).toContainText('12,50');
});

test('a store product takes its points from the catalogue; an unknown code is refused', { tag: '@phone' }, async () => {
  await page.goto('/painel/cadastrar/produto/revenda');
  await page.getByRole('combobox', { name: 'Loja' }).fill(ours.place);
  await page.getByRole('option', { name: new RegExp(`Tintas ${ours.place} Centro`) }).click();
  await field('Código Experiências SW').fill('NAO-EXISTE');
  await field('Código Experiências SW').blur();
  await expect(toastOf(page, 'Produto Experiências SW não encontrado')).toBeVisible();
  await field('Código Experiências SW').fill(ours.productCode);
  await field('Código Experiências SW').blur();
  await expect(field('Produto Experiências SW')).toHaveValue(ours.product);
  await field('Código Loja').fill(ours.storeProductCode);
  await field('Descrição Loja').fill(ours.storeProduct);
  await field('Preço Unitário Loja').fill('110,00');
  await expectAccessible(page);
  await save();
  await expect(toastOf(page, 'Produto cadastrado com sucesso')).toBeVisible();
  await page.goto(`/painel/revenda/${ours.cnpj}`);
  await expect(page.getByRole('heading', { level: 1, name: `Tintas ${ours.place} Centro` })).toBeVisible();
  await expect(rowOf(page, ours.storeProduct)).toContainText('12,50');
  await expectAccessible(page);
  await actOn(page, `Ações: ${ours.storeProduct}`, 'Editar');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Preço Unitário Loja' }).fill('119,90');
  await save();
  await expect(toastOf(page, 'Produto alterado com sucesso')).toBeVisible();
  await expect(rowOf(page, ours.storeProduct)).toContainText('R$ 119,90');
});

test('a seller is registered in the store and edited; a CPF that is taken is cleared', { tag: '@phone' }, async () => {
  await page.goto('/painel/cadastrar/parceiro');
  await page.getByRole('combobox', { name: 'Loja' }).fill(ours.place);
  await page.getByRole('option', { name: new RegExp(`Tintas ${ours.place} Centro`) }).click();
  await field('CPF').fill(people.photoSeller.cpf);
  await field('CPF').blur();
  await expect(toastOf(page, 'Vendedor Loja já cadastrado')).toBeVisible();
  await expect(field('CPF')).toHaveValue('');
  await field('CPF').fill(ours.cpf);
  await field('Nome').fill(ours.seller);
  await choose(page, /^Sexo/, 'Feminino');
  await field('Data de Nascimento').fill('15/03/1990');
  await field('Celular').fill('11976543210');
  await typeAddress();
  await expectAccessible(page);
  await save();
  await expect(toastOf(page, 'Vendedor Loja cadastrado com sucesso')).toBeVisible();
  await expect(page).toHaveURL(/\/painel\/vendedores/);
  await search('Buscar por nome, CPF, e-mail ou celular', ours.seller);
  await expect(rowOf(page, ours.seller)).toContainText(`Tintas ${ours.place} Centro`);
  await expectAccessible(page);
  await actOn(page, `Ações: ${ours.seller}`, 'Editar');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nome', exact: true }).fill(`${ours.seller} Dias`);
  await dialog.getByRole('textbox', { name: 'Hobby' }).fill('Leitura');
  await save();
  await expect(toastOf(page, 'Parceiro alterado com sucesso')).toBeVisible();
  await expect(rowOf(page, `${ours.seller} Dias`)).toBeVisible();
});

test('a prize is registered with a formatted description, and edited', { tag: '@phone' }, async () => {
  await page.goto('/painel/cadastrar/premio');
  await field('Nome').fill(ours.prize);
  await field('Código').fill(ours.prizeCode);
  const description = page.getByRole('textbox', { name: /^Descrição/ });
  const tools = page.getByRole('toolbar', { name: 'Formatar texto' });
  await description.click();
  await tools.getByRole('button', { name: 'Negrito' }).click();
  await page.keyboard.type('Leve');
  await tools.getByRole('button', { name: 'Negrito' }).click();
  await page.keyboard.type(' e dobrável');
  await page.keyboard.press('Enter');
  await tools.getByRole('button', { name: 'Lista com marcadores' }).click();
  await page.keyboard.type('Estojo incluso');
  await choose(page, /^Tipo/, 'Geral');
  await field('Custo Total').fill('80,00');
  await expectAccessible(page);
  await save();
  await expect(toastOf(page, 'Selecione uma foto')).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles({ ...(await photoOfReceipt(9500)).file, name: 'premio.jpg' });
  await save();
  await expect(toastOf(page, 'Prêmio cadastrado com sucesso')).toBeVisible();
  await search('Buscar prêmio', ours.prizeCode);
  await actOn(page, `Ações: ${ours.prize}`, 'Editar');
  const text = page.getByRole('dialog').getByRole('textbox', { name: /^Descrição/ });
  await expect(text.getByRole('listitem')).toHaveText('Estojo incluso');
  await expect(text.locator('strong')).toHaveText('Leve');
  await text.getByText('Estojo incluso').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' e cabo');
  await expectAccessible(page);
  await save();
  await expect(toastOf(page, 'Prêmio alterado com sucesso')).toBeVisible();
  await actOn(page, `Ações: ${ours.prize}`, 'Editar');
  await expect(text.getByRole('listitem')).toHaveText('Estojo incluso e cabo');
});
