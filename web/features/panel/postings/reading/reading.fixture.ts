import type { ReceiptReading } from './read-fields.ts';

const at = (y: number) => ({ __typename: 'PrintedPlace', page: 1, x: 0.1, y, w: 0.5, h: 0.02 }) as const;

const head = (campo: string, y: number, certa = true) => ({ __typename: 'ReadField', campo, certa, lugar: at(y) }) as const;

const line = (texto: string, y: number) => ({ __typename: 'PrintedLine', texto, lugar: at(y) }) as const;

const item = (parts: Partial<ReceiptReading['itens'][number]> & { y: number }) => {
  const { y, ...over } = parts;
  return {
    __typename: 'ReadItem' as const,
    codigo: '1084',
    descricao: 'ESM SW PRETO 3,6L',
    qtde: '2.00',
    un: 'UN',
    valorUnitario: '89.90',
    total: '179.80',
    certo: true,
    corrigido: false,
    lugar: at(y),
    produto: { __typename: 'ReadProduct' as const, codigo: '1084', nome: 'ESMALTE PRETO', motivo: 'CODIGO' as const },
    ...over,
  };
};

export const CEMENT = {
  codigo: '9001',
  descricao: 'CIMENTO CP II 50KG',
  qtde: '1.00',
  valorUnitario: '38.70',
  total: '38.70',
  produto: null,
};

/** A photographed receipt of two products of the programme and one outside it, all of it sure. */
export const aReading = (over: Partial<ReceiptReading> = {}) => ({
  __typename: 'ReceiptReading' as const,
  fonte: 'FOTO' as const,
  autoridadeConferida: null,
  chave: null,
  cnpj: '11222333000181',
  emitente: 'CASA DAS TINTAS LTDA',
  tipoFiscal: 'C' as const,
  data: '2026-11-20',
  hora: '14:32',
  serie: '1',
  numero: '401234',
  total: '248.50',
  desconto: null,
  pagamento: 'Dinheiro',
  divergencias: [] as string[],
  voltas: 0,
  campos: [head('cnpj', 0.05), head('data', 0.1), head('numero', 0.12), head('total', 0.8)] as ReceiptReading['campos'],
  itens: [
    item({ y: 0.3 }),
    item({
      y: 0.35,
      codigo: '2000',
      descricao: 'TINTA SW BCA',
      qtde: '1.00',
      valorUnitario: '30.00',
      total: '30.00',
      produto: {
        __typename: 'ReadProduct',
        codigo: '2000',
        nome: 'TINTA BRANCA',
        motivo: 'APRENDIDO',
      } as ReceiptReading['itens'][number]['produto'],
    }),
    item({ y: 0.4, ...CEMENT }),
  ] as ReceiptReading['itens'],
  linhas: [
    line('EMISSAO 19/11/26 14:32:10', 0.1),
    line('NFC-e 000.401.999 SERIE 1', 0.12),
    line('VALOR A PAGAR R$ 1.248,50', 0.8),
  ] as ReceiptReading['linhas'],
  ...over,
});

/** The same receipt with some of its fields in doubt. */
export const inDoubt = (...names: readonly string[]): ReceiptReading['campos'] =>
  [
    ['cnpj', 0.05],
    ['data', 0.1],
    ['numero', 0.12],
    ['total', 0.8],
  ].map(([campo, y]) => head(String(campo), Number(y), !names.includes(String(campo))));
