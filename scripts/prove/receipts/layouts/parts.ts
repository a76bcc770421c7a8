import type { Random } from '../../../../server/demo/random.ts';
import { sum } from '../../../../server/shared/money.ts';
import type { Sale, SaleItem } from '../sale.ts';
import { center, day, keyRows, maskedCnpj, money, plain, rule, type SheetLine, sides } from '../sheet.ts';

/** Name, address and CNPJ of the shop and the title of an NFC-e. */
export function nfceTop(sale: Sale, columns: number): SheetLine[] {
  return [
    { text: center(sale.shop.nome, columns), isBold: true },
    plain(center(sale.shop.endereco, columns)),
    plain(center(`${sale.shop.cidade} - ${sale.shop.uf}`, columns)),
    plain(center(`CNPJ: ${maskedCnpj(sale.cnpj)}`, columns)),
    rule(columns),
    ...wrapped('DANFE NFC-e - Documento Auxiliar da Nota Fiscal de Consumidor Eletronica', columns),
    rule(columns),
  ];
}

/** Totals and payment of an NFC-e. */
export function nfceTotals(sale: Sale, columns: number): SheetLine[] {
  const counted = sale.items.filter(({ isCancelled }) => !isCancelled);
  const lines = [plain(sides('QTD. TOTAL DE ITENS', String(counted.length), columns))];
  lines.push({ text: sides('VALOR TOTAL R$', money(sale.bruto), columns), isBold: true });
  if (sale.desconto) {
    lines.push(plain(sides('DESCONTO R$', money(sale.desconto), columns)));
    lines.push({ text: sides('VALOR A PAGAR R$', money(sale.total), columns), isBold: true });
  }
  lines.push(
    plain(sides('FORMA DE PAGAMENTO', 'VALOR PAGO R$', columns)),
    plain(sides(sale.payment.nome, money(sale.payment.pago), columns)),
  );
  if (sale.payment.troco) lines.push(plain(sides('Troco R$', money(sale.payment.troco), columns)));
  return lines;
}

/** Key, buyer, number, series, day and protocol of an NFC-e. */
export function nfceEnd(sale: Sale, columns: number): SheetLine[] {
  const padded = sale.numero.padStart(9, '0');
  const issue = `NFC-e ${padded} Serie ${sale.serie.padStart(3, '0')} ${day(sale.data)} ${sale.hora}`;
  return [
    rule(columns),
    plain(center('Consulte pela Chave de Acesso em', columns)),
    plain(center('www.nfce.exemplo.gov.br/consulta', columns)),
    ...keyRows(sale.chave!, columns).map(plain),
    rule(columns),
    plain(center(sale.buyerCnpj ? `CONSUMIDOR CNPJ: ${maskedCnpj(sale.buyerCnpj)}` : 'CONSUMIDOR NAO IDENTIFICADO', columns)),
    ...wrapped(issue, columns),
    ...wrapped(`Protocolo de Autorizacao: 1352400${padded.slice(1)}`, columns),
    ...wrapped(`Data de Autorizacao ${day(sale.data)} ${sale.hora}`, columns),
  ];
}

/** Taxes and sometimes a card slip with amounts of its own. */
export function taxesAndSlip(sale: Sale, random: Random, columns: number): SheetLine[] {
  const lines = wrapped(`Trib aprox R$: ${money(sum([sale.total]).replace(/^\d+/, '4'))} Fed e 1,10 Est Fonte: IBPT`, columns);
  if (!random.chance(0.3)) return lines;
  return [
    ...lines,
    rule(columns),
    plain(center('VISA CREDITO', columns)),
    plain('1a VIA-CLIENTE'),
    plain(sides(`DOC=${random.integer(100_000, 999_999)}`, `AUT=${random.integer(100_000, 999_999)}`, columns)),
    plain(sides('VALOR:', money(sale.total), columns)),
  ];
}

/** Words of a text in rows of the given width. */
export function wrapped(text: string, columns: number): SheetLine[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows.map((row) => plain(center(row, columns)));
}

/** Quantity with a comma; units without decimals. */
export const quantity = (qtde: string): string => qtde.replace('.', ',');

/** Discount below an item. */
export const discountLine = (item: SaleItem, columns: number): SheetLine[] =>
  item.desconto ? [plain(sides('Desconto sobre item', `-${money(item.desconto)}`, columns))] : [];

/** Cancellations after the items. */
export const cancellations = (sale: Sale, columns: number): SheetLine[] =>
  sale.items.flatMap((item, index) =>
    item.isCancelled ? [plain(sides(`CANCELAMENTO DE ITEM ${String(index + 1).padStart(3, '0')}`, `-${money(item.total)}`, columns))] : [],
  );

export const ordinal = (index: number): string => String(index + 1).padStart(3, '0');

/** The QR code of an NFC-e that was issued online. */
export const nfceQr = (sale: Sale): string =>
  `https://www.nfce.exemplo.gov.br/qrcode?p=${sale.chave}|2|1|1|5D41402ABC4B2A76B9719D911017C592E3D0A1B2`;
