import '../definitions/index.ts';
import { guessedSalesColumns } from '../sales-sheet.ts';
import { guessColumns } from './guess-columns.ts';
import { findImportDefinition, tableColumns } from './import-definition.ts';

type Sheet = readonly [header: readonly string[], ...rows: (readonly string[])[]];

/** What is suggested for each column: the title in the file, with a question mark where it is doubtful. */
const guessed = (columns: Parameters<typeof guessColumns>[0], [header, ...rows]: Sheet) =>
  Object.fromEntries(
    [...guessColumns(columns, { header, rows })].map(([key, { posicao, duvida }]) => [key, `${header[posicao]}${duvida ? ' ?' : ''}`]),
  );
const sales = (...sheet: Sheet) => guessed(guessedSalesColumns, sheet);
const columnsOf = (tipo: string) => tableColumns(findImportDefinition(tipo)!);

describe('columns suggested for a file of sales', () => {
  it('are all nine of an ERP export with abbreviations', () => {
    const found = sales(
      [
        'NF-e',
        'Dt. Emissão',
        'CNPJ Emitente',
        'CPF VEND.',
        'Tp. Documento',
        'Cód. Item',
        'Descr. Item',
        'Qtd. Vend.',
        'Vl. Unit.',
        'Vl. Desc.',
      ],
      ['000123', '03/11/2026', '11.222.333/0001-81', '529.982.247-25', 'N', 'SW0001', 'Tinta 18 L', '2,00', '349,90', '0,00'],
    );
    expect(found).toEqual({
      identificador: 'NF-e',
      realizadoEm: 'Dt. Emissão',
      cnpj: 'CNPJ Emitente',
      cpf: 'CPF VEND.',
      tipoFiscal: 'Tp. Documento',
      codigo: 'Cód. Item',
      qtde: 'Qtd. Vend. ?',
      valorUnitario: 'Vl. Unit.',
      valorDesconto: 'Vl. Desc.',
    });
  });

  it('are eight of a point of sale export, and never the CPF of the customer', () => {
    const found = sales(
      ['DATA_VENDA', 'CUPOM', 'LOJA', 'CPF_CLIENTE', 'CPF_OPERADOR', 'SKU', 'EAN', 'QTDE', 'PRECO_VENDA', 'DESCONTO (R$)', '% DESC'],
      [
        '2026-11-03 10:22',
        '4512',
        '11222333000181',
        '11144477735',
        '52998224725',
        'SW0001',
        '7891234567895',
        '1',
        '349.90',
        '10.00',
        '2,8',
      ],
    );
    expect(found).toEqual({
      realizadoEm: 'DATA_VENDA',
      identificador: 'CUPOM',
      cnpj: 'LOJA',
      cpf: 'CPF_OPERADOR',
      codigo: 'SKU',
      qtde: 'QTDE',
      valorUnitario: 'PRECO_VENDA',
      valorDesconto: 'DESCONTO (R$)',
    });
  });

  it('are seven of a report that has only the total of a line, which is marked', () => {
    const found = sales(
      ['CNPJ Loja', 'CPF Vendedor', 'Cod. Produto', 'EAN', 'Qtd', 'Vlr Total', 'Dt. Emissão', 'NF', 'Cidade'],
      ['11.222.333/0001-81', '529.982.247-25', 'SW0001', '7891234567895', '2', 'R$ 699,80', '03/11/2026', '123456', 'Recife'],
    );
    expect(found).toEqual({
      cnpj: 'CNPJ Loja',
      cpf: 'CPF Vendedor',
      codigo: 'Cod. Produto',
      qtde: 'Qtd',
      valorUnitario: 'Vlr Total ?',
      realizadoEm: 'Dt. Emissão',
      identificador: 'NF',
    });
  });

  it('come from the cells alone where titles tell nothing, and are marked', () => {
    const found = sales(
      ['A', 'B', 'C', 'D'],
      ['529.982.247-25', '11222333000181', '03/11/2026', 'N'],
      ['11144477735', '', '04/11/2026', 'c'],
    );
    expect(found).toEqual({ cpf: 'A ?', cnpj: 'B ?', realizadoEm: 'C ?', tipoFiscal: 'D ?' });
  });

  it('are doubtful when the cells contradict the title, and missing when two columns are alike', () => {
    expect(sales(['CPF', 'Qtd'], ['Maria', '2'])).toEqual({ cpf: 'CPF ?', qtde: 'Qtd' });
    expect(sales(['SKU', 'SKU'], ['A1', 'B2'])).toEqual({});
    expect(sales(['SKU', 'Referência'], ['A1', 'B2'])).toEqual({ codigo: 'SKU ?' });
    expect(sales(['Vendedor', 'Data Vencimento', 'Qtd Mínima'], ['Maria', '03/11/2026', '6'])).toEqual({});
  });
});

describe('columns suggested for other uploads', () => {
  it('are those of the products, without the cost for the price', () => {
    const found = guessed(columnsOf('PRODUTOS'), [
      ['SKU', 'DESCRICAO ERP', 'UN', 'CUSTO', 'PRECO DE VENDA', 'PTS'],
      ['SW0001', 'Tinta 18 L', 'LT', '210,00', '349,90', '12,5'],
    ]);
    expect(found).toEqual({ codigo: 'SKU', nome: 'DESCRICAO ERP ?', valorUnitario: 'PRECO DE VENDA', valorPontos: 'PTS' });
  });

  it('are those of the purchases', () => {
    const found = guessed(columnsOf('HISTORICO'), [
      ['Cliente', 'CNPJ Destinatário', 'Cód. Material', 'Dt Faturamento', 'Qtde Faturada', 'Preço Unit.', 'Valor Total'],
      ['Rede Exemplo', '11.222.333/0001-81', 'SW0001', '15/01/2026', '24', '210,00', '5.040,00'],
    ]);
    expect(found).toEqual({
      rede: 'Cliente',
      cnpj: 'CNPJ Destinatário',
      codProduto: 'Cód. Material',
      dataPedido: 'Dt Faturamento',
      qtde: 'Qtde Faturada',
      valorUnitario: 'Preço Unit.',
    });
  });
});
