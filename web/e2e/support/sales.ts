import { people } from './people.ts';
import { today } from './receipts.ts';
import { askApi } from './session.ts';

/** Not the product used for typed sales: staff sell any quantity, and that product's purchases must last. */
const PRODUCT_CODE = 'SW0210';
/** Points per unit, in a store with factor 1. */
export const POINTS_PER_UNIT = 22;

interface Sale {
  cpf: string;
  identificador: string;
  itens: readonly { codigo: string; qtde: string; valorUnitario: string; valorDesconto?: string }[];
  tipoFiscal?: string;
  submissionId?: string;
}

/** Staff record a sale of today; one that takes two people is approved by the second. */
export const sell = async (sale: Sale): Promise<void> => {
  const { postSale: posted } = await askApi<{ postSale: { id?: string } }>(
    people.operator,
    'mutation ($input: SaleInput!) { postSale(input: $input) { ... on HeldAction { id } } }',
    { input: { tipoFiscal: 'N', realizadoEm: today(), enviarMensagem: false, ...sale } },
  );
  if (!posted.id) return;
  const approve = 'mutation ($id: ID!) { approveHeldAction(id: $id, versao: 1) { id } }';
  await askApi(people.administrator, approve, { id: posted.id });
};

/** A sale for a seller of the first two stores, so there are points to spend. */
export const postSale = (cpf: string, identificador: string, qtde: number): Promise<void> =>
  sell({ cpf, identificador, itens: [{ codigo: PRODUCT_CODE, qtde: String(qtde), valorUnitario: '389.90' }] });
