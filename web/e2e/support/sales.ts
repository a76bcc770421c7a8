import { people } from './people.ts';
import { today } from './receipts.ts';
import { askApi } from './session.ts';

/** Points of one unit of the product below, in a store of factor 1. */
export const POINTS_PER_UNIT = 12.5;

/** Staff record a sale for a seller of the first two stores, so that there are points to spend. */
export const postSale = (cpf: string, identificador: string, qtde: number): Promise<unknown> =>
  askApi(people.operator, 'mutation ($input: SaleInput!) { postSale(input: $input) { id } }', {
    input: {
      cpf,
      tipoFiscal: 'N',
      identificador,
      realizadoEm: today(),
      enviarMensagem: false,
      itens: [{ codigo: '1000', qtde: String(qtde), valorUnitario: '219.90' }],
    },
  });
