import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { field, objectType, optional } from '../../platform/graphql/object-type.ts';

const HeldSaleItem = objectType('HeldSaleItem', 'One product of a typed sale.', {
  codigo: field(String, "The product's code: the programme's, or the store's own."),
  qtde: field(DecimalScalar, 'Units sold.'),
  valorUnitario: field(DecimalScalar, 'Unit price in BRL.'),
  valorDesconto: field(DecimalScalar, 'Discount in BRL.'),
});

/** The input of postSale and postCashback that both screens of an approval show. The CPF is a column of the request. */
export const HeldSale = objectType('HeldSale', 'A sale or purchase as it was typed.', {
  tipoFiscal: field(String, 'N for an invoice, C for a coupon.'),
  identificador: field(String, 'Fiscal number or 44-character key.'),
  realizadoEm: field(DayScalar, 'Day of the sale.'),
  itens: optional([HeldSaleItem], "Products of a seller's sale; null for a purchase."),
  cnpjLoja: optional(String, 'CNPJ of the store of a purchase, 14 characters.'),
  totalVenda: optional(DecimalScalar, 'Total of the receipt of a purchase, in BRL.'),
  valorProdutosSW: optional(DecimalScalar, 'Part of a purchase in SW products, in BRL.'),
});
