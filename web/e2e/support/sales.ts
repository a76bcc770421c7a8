import { people } from './people.ts';
import { today } from './receipts.ts';
import { askApi } from './session.ts';

/** Not the product that sellers type sales of: staff sell any number, and the purchases of that one must last. */
const PRODUCT_CODE = 'SW0210';
/** Points of one unit of it, in a store of factor 1. */
export const POINTS_PER_UNIT = 22;

/** Staff record a sale for a seller of the first two stores, so that there are points to spend. */
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
