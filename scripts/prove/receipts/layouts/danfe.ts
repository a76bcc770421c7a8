import type { Sale } from '../sale.ts';
import { day, keyRows, maskedCnpj, money, plain, type SheetLine } from '../sheet.ts';
import type { Layout } from './coupons.ts';

const COLUMNS = 132;
/** Texts at their columns. */
const row = (...cells: [number, string][]): SheetLine => plain(cells.reduce((text, [column, cell]) => `${text.padEnd(column)}${cell}`, ''));

/** A value that ends at its column. */
const rightAt = (column: number, text: string): [number, string] => [column - text.length, text];

function itemRows(sale: Sale): SheetLine[] {
  return sale.items.map(({ codigo, product, qtde, total }) => {
    const printed = qtde.includes('.') ? `${qtde.replace('.', ',')}0` : `${qtde},0000`;
    return row(
      [0, codigo],
      [16, product.descricao.slice(0, 30)],
      [50, product.ncm],
      [61, '000'],
      [67, '5102'],
      [74, product.un],
      rightAt(90, printed),
      rightAt(103, `${money(product.preco)}00`),
      rightAt(116, money(total)),
      rightAt(130, money(total)),
    );
  });
}

/** NF-e on A4. Cancelled items never reach the note; item discounts are in the total discount only. */
export const DANFE: Layout = {
  name: 'danfe-a4',
  options: { kind: 'nfe', codeKind: 'short', mostItems: 25 },
  print: (sale) => {
    const printed = { ...sale, items: sale.items.filter(({ isCancelled }) => !isCancelled) };
    const number = sale.numero.padStart(9, '0').replace(/(\d{3})(\d{3})(\d{3})/, '$1.$2.$3');
    const [key = ''] = keyRows(sale.chave!, 60);
    return {
      layout: 'danfe-a4',
      columns: COLUMNS,
      lines: [
        plain(`RECEBEMOS DE ${sale.shop.nome} OS PRODUTOS/SERVICOS CONSTANTES DA NOTA FISCAL INDICADA AO LADO`),
        row([0, 'DATA DE RECEBIMENTO'], [30, 'IDENTIFICACAO E ASSINATURA DO RECEBEDOR'], [110, `No. ${number}`]),
        plain(''),
        row([0, sale.shop.nome], [64, 'DANFE']),
        row([0, sale.shop.endereco], [58, 'Documento Auxiliar da'], [92, 'CHAVE DE ACESSO']),
        row([0, `${sale.shop.cidade} - ${sale.shop.uf}`], [58, 'Nota Fiscal Eletronica']),
        row([66, key.trim()]),
        row([58, `No. ${number}`]),
        row([58, `SERIE ${sale.serie}`]),
        plain(''),
        row([0, 'NATUREZA DA OPERACAO'], [80, 'PROTOCOLO DE AUTORIZACAO DE USO']),
        row([0, 'VENDA DE MERCADORIA'], [80, `135240000000000 - ${day(sale.data)} ${sale.hora}`]),
        row([0, 'INSCRICAO ESTADUAL'], [48, 'INSC.ESTADUAL DO SUBST. TRIBUTARIO'], [100, 'CNPJ/CPF']),
        row([0, '526.926.313.553'], [100, maskedCnpj(sale.cnpj)]),
        plain('DESTINATARIO / REMETENTE'),
        row([0, 'NOME/RAZAO SOCIAL'], [76, 'CNPJ/CPF'], [106, 'DATA DA EMISSAO']),
        row([0, 'OBRAS E REFORMAS HORIZONTE LTDA'], [76, maskedCnpj(sale.buyerCnpj!)], [106, day(sale.data)]),
        plain('CALCULO DO IMPOSTO'),
        row(
          [0, 'BASE DE CALCULO DO ICMS'],
          [28, 'VALOR DO ICMS'],
          [46, 'BASE DE CALC. ICMS ST'],
          [72, 'VALOR DO ICMS ST'],
          [104, 'VALOR TOTAL DOS PRODUTOS'],
        ),
        row(rightAt(22, money(sale.bruto)), rightAt(40, '0,00'), rightAt(66, '0,00'), rightAt(88, '0,00'), rightAt(128, money(sale.bruto))),
        row([0, 'VALOR DO FRETE'], [28, 'VALOR DO SEGURO'], [46, 'DESCONTO'], [72, 'VALOR DO IPI'], [104, 'VALOR TOTAL DA NOTA']),
        row(
          rightAt(22, '0,00'),
          rightAt(40, '0,00'),
          rightAt(66, money(sale.desconto ?? '0.00')),
          rightAt(88, '0,00'),
          rightAt(128, money(sale.total)),
        ),
        plain('DADOS DO PRODUTO / SERVICO'),
        row(
          [0, 'CODIGO'],
          [16, 'DESCRICAO'],
          [50, 'NCM'],
          [61, 'CST'],
          [67, 'CFOP'],
          [74, 'UN'],
          [84, 'QUANT'],
          [96, 'V.UNIT'],
          [109, 'V.TOTAL'],
          [123, 'BC ICMS'],
        ),
        ...itemRows(printed),
        plain('DADOS ADICIONAIS'),
        plain('INFORMACOES COMPLEMENTARES'),
        plain('Documento emitido por optante pelo Simples Nacional'),
      ],
      qr: null,
      barcode: sale.chave,
    };
  },
};
