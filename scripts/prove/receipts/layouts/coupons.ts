import type { Random } from '../../../../server/demo/random.ts';
import type { Sale, SaleOptions } from '../sale.ts';
import { center, day, keyRows, maskedCnpj, money, plain, rule, type Sheet, type SheetLine, sides } from '../sheet.ts';
import { cancellations, discountLine, nfceEnd, nfceQr, nfceTop, nfceTotals, ordinal, quantity, taxesAndSlip, wrapped } from './parts.ts';

/** A way to print a sale. */
export interface Layout {
  name: string;
  options: SaleOptions;
  print: (sale: Sale, random: Random) => Sheet;
}

/** The item rows of an NFC-e; everything around them is the same. */
const nfce = (
  name: string,
  {
    columns,
    codeKind,
    header,
    item,
  }: { columns: number; codeKind: SaleOptions['codeKind']; header: string[]; item: (sale: Sale, index: number) => string[] },
): Layout => ({
  name,
  options: { kind: 'nfce', codeKind },
  print: (sale, random) => ({
    layout: name,
    columns,
    lines: [
      ...nfceTop(sale, columns),
      ...header.map(plain),
      ...sale.items.flatMap((printed, index) => [...item(sale, index).map(plain), ...discountLine(printed, columns)]),
      ...cancellations(sale, columns),
      rule(columns),
      ...nfceTotals(sale, columns),
      ...nfceEnd(sale, columns),
      ...taxesAndSlip(sale, random, columns),
    ],
    qr: nfceQr(sale),
    barcode: null,
  }),
});

const at = (sale: Sale, index: number) => sale.items[index]!;

const oneLine80 = nfce('nfce-80-uma-linha', {
  columns: 64,
  codeKind: 'ean',
  header: ['CODIGO        DESCRICAO               QTDE UN  VL UNIT  VL TOTAL'],
  item: (sale, index) => {
    const { codigo, product, qtde, total } = at(sale, index);
    const numbers = `${quantity(qtde)} ${product.un} ${money(product.preco)} ${money(total)}`;
    return [sides(`${codigo} ${product.descricao.slice(0, 22)}`, numbers, 64)];
  },
});

const twoLines80 = nfce('nfce-80-duas-linhas', {
  columns: 48,
  codeKind: 'short',
  header: ['#|COD|DESC|QTD|UN|VL UN R$|(VLTR R$)*|VL ITEM R$'],
  item: (sale, index) => {
    const { codigo, product, qtde, total } = at(sale, index);
    return [
      `${ordinal(index)} ${codigo} ${product.descricao}`,
      sides(`  ${quantity(qtde)} ${product.un} X ${money(product.preco)} (${money('2.37')})`, money(total), 48),
    ];
  },
});

const twoLines58 = nfce('nfce-58-duas-linhas', {
  columns: 36,
  codeKind: 'ean',
  header: ['ITEM CODIGO DESCRICAO', 'QTD UN VL UNIT R$ VL ITEM R$'],
  item: (sale, index) => {
    const { codigo, product, qtde, total } = at(sale, index);
    return [
      `${ordinal(index)} ${codigo} ${product.descricao.slice(0, 17)}`,
      sides(`${quantity(qtde)} ${product.un} x ${money(product.preco)}`, money(total), 36),
    ];
  },
});

const noCodes58 = nfce('nfce-58-sem-codigos', {
  columns: 34,
  codeKind: 'none',
  header: ['DESCRICAO', 'QTD UN  VL UNIT  VL TOTAL'],
  item: (sale, index) => {
    const { product, qtde, total } = at(sale, index);
    return [product.descricao, sides(`${quantity(qtde)} ${product.un} x ${money(product.preco)}`, money(total), 34)];
  },
});

const noCodes80 = nfce('nfce-80-sem-codigos', {
  columns: 56,
  codeKind: 'none',
  header: ['ITEM DESCRICAO              QTD UN X VL UNIT     VL TOTAL'],
  item: (sale, index) => {
    const { product, qtde, total } = at(sale, index);
    return [
      sides(
        `${ordinal(index)} ${product.descricao.slice(0, 24)} ${quantity(qtde)}${product.un} X ${money(product.preco)}`,
        money(total),
        56,
      ),
    ];
  },
});

const labelled80 = nfce('nfce-80-rotulos', {
  columns: 52,
  codeKind: 'short',
  header: [],
  item: (sale, index) => {
    const { codigo, product, qtde, total } = at(sale, index);
    return [
      `${product.descricao} (Codigo: ${codigo})`,
      sides(`Qtde.:${quantity(qtde)} UN: ${product.un} Vl. Unit.: ${money(product.preco)}`, money(total), 52),
    ];
  },
});

const chain80 = nfce('nfce-80-descricao-direita', {
  columns: 48,
  codeKind: 'short',
  header: [sides('ITEM CODIGO', 'DESCRICAO', 48), sides('   QTD   UN X VL.ITEM(R$)   TRIB', 'TOT.ITEM(R$)', 48)],
  item: (sale, index) => {
    const { codigo, product, qtde, total } = at(sale, index);
    const printed = qtde.includes('.') ? qtde : `${qtde}.000`;
    return [
      sides(`${ordinal(index)} ${codigo}`, product.descricao, 48),
      sides(`  ${printed} ${product.un} X R$ ${money(product.preco)}   1,58`, `R$ ${money(total)}`, 48),
    ];
  },
});

const sat: Layout = {
  name: 'cfe-sat',
  options: { kind: 'sat', codeKind: 'short' },
  print: (sale, random) => {
    const columns = 56;
    return {
      layout: 'cfe-sat',
      columns,
      lines: [
        ...satTop(sale, columns),
        ...sale.items.flatMap((_, index) => satItem(sale, index, columns)),
        ...cancellations(sale, columns),
        rule(columns),
        ...satEnd(sale, random, columns),
      ],
      qr: `${sale.chave}|${sale.data.replaceAll('-', '')}${sale.hora.replaceAll(':', '')}|${sale.total}||k3Jd0fJ2k1mZp9Qw`,
      barcode: sale.chave,
    };
  },
};

function satTop(sale: Sale, columns: number): SheetLine[] {
  return [
    { text: center(sale.shop.nome, columns), isBold: true },
    plain(center(`${sale.shop.endereco} - ${sale.shop.cidade} - ${sale.shop.uf}`, columns)),
    plain(center(`CNPJ: ${maskedCnpj(sale.cnpj)} - I.E: 278115049114`, columns)),
    rule(columns),
    { text: center(`Extrato No. ${sale.numero.padStart(6, '0')}`, columns), isBold: true },
    { text: center('CUPOM FISCAL ELETRONICO - SAT', columns), isBold: true },
    rule(columns),
    plain(center(`CPF/CNPJ do Consumidor: ${sale.buyerCnpj ? maskedCnpj(sale.buyerCnpj) : ''}`, columns)),
    rule(columns),
    plain('# | COD | DESC | QTD | VL UN R$ | VL TR R$ | VL ITEM R$'),
    rule(columns),
  ];
}

/** A long row drops its total to the next row, as the real ones do. */
function satItem(sale: Sale, index: number, columns: number): SheetLine[] {
  const item = at(sale, index);
  const left = `${String(index + 1).padStart(2, '0')} ${item.codigo.padStart(9, '0')} ${item.product.descricao.slice(0, 18)} ${quantity(item.qtde)} ${item.product.un} X ${money(item.product.preco)} (1,15)`;
  const total = money(item.total);
  const rows = left.length + total.length + 3 <= columns ? [sides(left, total, columns)] : [left, total.padStart(columns)];
  return [...rows.map(plain), ...discountLine(item, columns)];
}

function satEnd(sale: Sale, random: Random, columns: number): SheetLine[] {
  const discounts = sale.desconto ? [plain(sides('TOTAL DE DESCONTOS', `-${money(sale.desconto)}`, columns))] : [];
  const change = sale.payment.troco ? [plain(sides('Troco R$', money(sale.payment.troco), columns))] : [];
  return [
    plain(sides('TOTAL BRUTO DE ITENS', money(sale.bruto), columns)),
    ...discounts,
    { text: sides('TOTAL R$', money(sale.total), columns), isBold: true },
    plain(sides(sale.payment.nome, money(sale.payment.pago), columns)),
    ...change,
    rule(columns),
    plain('OBSERVACOES DO CONTRIBUINTE'),
    ...taxesAndSlip(sale, random, columns),
    rule(columns),
    plain(center(`SAT No. ${sale.serie}`, columns)),
    plain(center(`${day(sale.data)} ${sale.hora}`, columns)),
    ...keyRows(sale.chave!, columns).map(plain),
  ];
}

const ecf: Layout = {
  name: 'ecf',
  options: { kind: 'ecf', codeKind: 'ean' },
  print: (sale) => {
    const columns = 48;
    const change = sale.payment.troco ? [plain(sides('TROCO R$', money(sale.payment.troco), columns))] : [];
    const discount = sale.desconto
      ? [plain(sides('Subtotal R$', money(sale.bruto), columns)), plain(sides('DESCONTO', `-${money(sale.desconto)}`, columns))]
      : [];
    return {
      layout: 'ecf',
      columns,
      lines: [
        plain(center(sale.shop.nome, columns)),
        ...wrapped(`${sale.shop.endereco} ${sale.shop.cidade}`, columns),
        plain(sides(`CNPJ: ${maskedCnpj(sale.cnpj)}`, 'IE: 06.924.935-0', columns)),
        rule(columns),
        plain(sides(`${day(sale.data)} ${sale.hora}V`, `CCF:175038 COO:${sale.numero.padStart(6, '0')}`, columns)),
        plain(`CNPJ/CPF Consumidor: ${sale.buyerCnpj ?? ''}`),
        { text: center('CUPOM FISCAL', columns), isBold: true },
        plain('ITEM CODIGO DESCRICAO QTD.UN.VL UNIT R$ ST VL ITEM R$'.slice(0, columns)),
        ...sale.items.flatMap((item, index) => [
          plain(`${ordinal(index)} ${item.codigo} ${item.product.descricao}`.slice(0, columns)),
          plain(
            sides(
              `  ${quantity(item.qtde)}  ${item.product.un} X   ${money(item.product.preco)}   N1  T`,
              `${money(item.total)})`,
              columns,
            ),
          ),
          ...discountLine(item, columns),
        ]),
        ...cancellations(sale, columns),
        ...discount,
        { text: sides('TOTAL R$', money(sale.total), columns), isBold: true },
        plain(sides(sale.payment.nome, money(sale.payment.pago), columns)),
        ...change,
        plain('MD-5: 82f1c46d039e7c1d28c6678202b07be6'),
        ...wrapped('Trib aprox R$ 147,07 Federal e 192,64 Estadual', columns),
        plain(sides('AAAAAAAAAFGAIFCIFH', `${day(sale.data)} ${sale.hora}V`, columns)),
      ],
      qr: null,
      barcode: null,
    };
  },
};

export const COUPONS: readonly Layout[] = [oneLine80, twoLines80, twoLines58, noCodes58, noCodes80, labelled80, chain80, sat, ecf];
