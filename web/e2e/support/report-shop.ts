import { request } from '@playwright/test';
import { cpfOf } from '../../../server/demo/people.ts';
import { isValidCnpj } from '../../../server/shared/cnpj.ts';
import { formatDate } from '../../../server/shared/dates.ts';
import { people } from './people.ts';
import { today } from './receipts.ts';
import { sell } from './sales.ts';
import { askApi, tokenOf } from './session.ts';
import { expect } from './test.ts';

/** A network with its own store and seller, so every figure in its reports comes from the test. */
export interface ReportShop {
  rede: string;
  networkId: string;
  loja: string;
  vendedor: string;
  cpf: string;
  /** One bought and sold, one sold beyond its purchases, one never bought. */
  produtos: readonly [bought: string, oversold: string, unbought: string];
}

const cnpjOf = (base: string): string => {
  for (let check = 0; check < 100; check++) {
    const cnpj = base + String(check).padStart(2, '0');
    if (isValidCnpj(cnpj)) return cnpj;
  }
  throw new RangeError(`no CNPJ starts with ${base}`);
};

const ADDRESS = {
  endRua: 'Avenida Paulista',
  endNumero: '1578',
  endBairro: 'Bela Vista',
  endCidade: 'São Paulo',
  endEstado: 'SP',
  endCep: '01310100',
  celular: '11987654321',
};

const create = async (what: string, input: object): Promise<string> => {
  const answer = await askApi<{ made: { id: string } }>(
    people.administrator,
    `mutation ($input: ${what}Input!) { made: create${what}(input: $input) { id } }`,
    { input },
  );
  return answer.made.id;
};

/**
 * Registers a network with that name and two sales today: R$ 4.130,00 and 342 points (at R$ 0,05), made of 30 units of the first product
 * (R$ 3.470,00, 300 points), 10 of the second (R$ 600,00, 40 points) and 2 of the third.
 */
export const openReportShop = async (mark: string, number: 1 | 2 | 3 | 4): Promise<ReportShop> => {
  const rede = `Rede Relatórios ${mark}`;
  const networkId = await create('Network', { nome: rede, regiao: `Região ${mark}`, valorPonto: '0.05' });
  const cnpj = cnpjOf(`9R5T7V${number}B0001`);
  const loja = `Tintas Relatórios ${mark}`;
  await create('Store', {
    ...ADDRESS,
    networkId,
    tipoPontuacao: 0,
    codigo: `E2ER${number}`,
    cnpj,
    cnpjCddRevendaMaster: cnpj,
    nomeFantasia: loja,
    razaoSocial: `${loja} Ltda.`,
    responsavel: 'Clara Mendes',
  });
  const cpf = cpfOf(100_600_000 + number);
  const vendedor = `Sônia ${mark} Barros`;
  await create('Seller', { ...ADDRESS, nome: vendedor, cpf, cnpjRevenda: cnpj, dataNascimento: '1990-05-17', sexo: 'F' });
  const product = async (letter: string, valorPontos: string) => {
    const codigo = `E2ER${number}${letter}`;
    await create('Product', { codigo, nome: `Tinta relatório ${letter} ${mark}`, valorUnitario: '100.00', valorPontos });
    return codigo;
  };
  const produtos = [await product('A', '10.00'), await product('B', '4.00'), await product('C', '1.00')] as const;
  const [bought, oversold, unbought] = produtos;
  await sell({
    cpf,
    identificador: `9500010${number}`,
    itens: [
      { codigo: bought, qtde: '26', valorUnitario: '120.00' },
      { codigo: oversold, qtde: '10', valorUnitario: '60.00' },
    ],
  });
  await sell({
    cpf,
    identificador: `9500020${number}`,
    itens: [
      { codigo: bought, qtde: '4', valorUnitario: '90.00', valorDesconto: '10.00' },
      { codigo: unbought, qtde: '2', valorUnitario: '30.00' },
    ],
  });
  return { rede, networkId, loja, vendedor, cpf, produtos };
};

const [year = 0, month = 0] = today().split('-').map(Number);
/** A day of this month last year, as displayed. */
const lastYear = (day: number) => formatDate(`${year - 1}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);

/**
 * The file of the network's purchases a year ago, R$ 2.590,00 in total: 20 units of the first product on the 5th and 4 on the 20th, 3 of
 * the second on the 5th.
 */
export const purchasesOf = ({ rede, produtos: [bought, oversold] }: ReportShop) => {
  const lines = [
    [bought, lastYear(5), '20', '100,00'],
    [bought, lastYear(20), '4', '110,00'],
    [oversold, lastYear(5), '3', '50,00'],
  ];
  const text = ['Rede;Código do Produto;Data do Pedido;Quantidade;Valor Unitário', ...lines.map((cells) => [rede, ...cells].join(';'))];
  return { ano: String(year - 1), file: { name: 'compras.csv', mimeType: 'text/csv', buffer: Buffer.from(text.join('\n')) } };
};

/** Imports the file without using the screen. */
export const sendPurchases = async (shop: ReportShop): Promise<void> => {
  const { ano, file } = purchasesOf(shop);
  const headers = { authorization: `Bearer ${await tokenOf(people.operator)}` };
  const api = await request.newContext({ baseURL: process.env.E2E_URL ?? '', extraHTTPHeaders: headers });
  const answer = await api.post('/api/upload/historico', { multipart: { ano, arquivo: file } });
  expect(await answer.json()).toMatchObject({ total: 3 });
  await api.dispose();
};
