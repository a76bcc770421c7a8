import { people } from './people.ts';
import { today } from './receipts.ts';
import { askApi } from './session.ts';

/** Not the product used for typed sales: staff sell any quantity, and that product's purchases must last. */
const PRODUCT_CODE = 'SW0210';
/** Points per unit, in a store with factor 1. */
export const POINTS_PER_UNIT = 22;

/** Staff record a sale for a seller of the first two stores, so there are points to spend. */
export const postSale = (cpf: string, identificador: string, qtde: number): Promise<unknown> =>
  askApi(people.operator, 'mutation ($input: SaleInput!) { postSale(input: $input) { id } }', {
    input: {
      cpf,
      tipoFiscal: 'N',
      identificador,
      realizadoEm: today(),
      enviarMensagem: false,
      itens: [{ codigo: PRODUCT_CODE, qtde: String(qtde), valorUnitario: '389.90' }],
    },
  });
