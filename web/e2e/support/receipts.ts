import { DEMO_PRODUCTS, DEMO_STORES } from '../../../server/demo/catalogue.ts';
import { receiptPicture } from '../../../server/demo/pictures.ts';
import { seededRandom } from '../../../server/demo/random.ts';
import { formatCnpj } from '../../../server/shared/cnpj.ts';
import { formatDate, toSaoPauloDate } from '../../../server/shared/dates.ts';
import { buildFiscalKey } from '../../../server/shared/fiscal-key.ts';
import { formatDecimal } from '../../../server/shared/format.ts';
import { multiply, sum } from '../../../server/shared/money.ts';
import { test } from './test.ts';

/** Today in São Paulo, as 'YYYY-MM-DD' and as displayed. */
export const today = () => toSaoPauloDate(new Date());
export const todayTyped = () => formatDate(today());

/** No receipt is accepted twice: a second try of a test sends others. */
const ATTEMPT_STEP = 100_000;

/** An item as the store prints it: without its bar code, and by another name. */
export interface PrintedAs {
  codigo: string;
  descricao: string;
}

/** What a receipt sells, by the number of a demonstration product, and how many; printed with its bar code and name unless said otherwise. */
type Sold = readonly (readonly [product: number, quantity: number, printed?: PrintedAs])[];

/** The store printed on a receipt. */
export interface Issuer {
  loja: string;
  cnpj: string;
}
const [, FIRST_NAME, , , , FIRST_CNPJ] = DEMO_STORES[0];
const FIRST_STORE: Issuer = { loja: FIRST_NAME, cnpj: FIRST_CNPJ };

/**
 * A photo of an NFC-e with a readable QR code, the key in that code and what was paid; of the first photo store and of one product unless said
 * otherwise. An amount is as printed: '296,87'.
 */
export const photoOfReceipt = async (number: number, sold: Sold = [[1, 1]], { loja, cnpj }: Issuer = FIRST_STORE) => {
  const numero = number + ATTEMPT_STEP * test.info().retry;
  const [ano = 0, mes = 0] = today().split('-').map(Number);
  const chave = buildFiscalKey({ uf: 'SP', ano, mes, cnpj, modelo: '65', serie: 2, numero, cNF: 52_000_000 + numero });
  const lines = sold.map(([product, qtde, printed]) => {
    const { gtin, nome, valorUnitario } = DEMO_PRODUCTS[product]!;
    return {
      codigo: gtin.replace(/^0+/, ''),
      descricao: nome,
      ...printed,
      qtde,
      unitario: valorUnitario,
      valor: multiply(valorUnitario, String(qtde)),
    };
  });
  const itens = lines.map(({ unitario, valor, ...line }) => ({
    ...line,
    valorUnitario: formatDecimal(unitario),
    total: formatDecimal(valor),
  }));
  const total = formatDecimal(sum(lines.map(({ valor }) => valor)));
  const picture = { loja, cnpj: formatCnpj(cnpj), chave, itens, total, quando: todayTyped() };
  const buffer = await receiptPicture(picture, seededRandom(numero));
  return { chave, total, file: { name: `nota-${number}.jpg`, mimeType: 'image/jpeg', buffer } };
};

/** A minimal valid PDF; each name and each try has different bytes. */
export const pdfOfReceipt = (name: string) => {
  const text = `%PDF-1.4
%${name} ${test.info().retry}
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text) };
};
