import { Int } from 'type-graphql';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { field, objectType, optional } from '../../platform/graphql/object-type.ts';
import { entryTypeSet } from '../ledger/index.ts';

const EntryRuleItem = objectType('EntryRuleItem', 'One product of a scored sale.', {
  codigo: optional(String, "The programme's code of the product."),
  descricao: optional(String, 'Name of the product at the sale.'),
  qtde: optional(DecimalScalar, 'Units sold.'),
  unitario: optional(DecimalScalar, 'Unit price in BRL.'),
  desconto: optional(DecimalScalar, 'Discount in BRL.'),
  sub: optional(DecimalScalar, 'Price of the units less the discount, in BRL.'),
  pontos: optional(DecimalScalar, 'Points of one unit, before the factor.'),
});

/** The keys that post_sale, post_cashback and explained_rule write. */
export const EntryRule = objectType('EntryRule', 'Rule that computed a credit. A movement of another type has none of its values.', {
  itens: optional([EntryRuleItem], 'Products of a sale.'),
  fator: optional(DecimalScalar, 'Factor of the store on the day of the sale.'),
  fatorLoja: optional(DecimalScalar, "The store's own part of the factor; null without a factor of a scenario."),
  fatorExtra: optional(DecimalScalar, "The scenario's part of the factor; null without one."),
  cenario: optional(Int, 'Number of the scenario with its own factor.'),
  bruto: optional(DecimalScalar, 'Points before the monthly limit.'),
  limite: optional(DecimalScalar, 'Monthly limit in points; null without one.'),
  arredondamento: optional(String, 'Rounding rule, in Portuguese.'),
  valorProdutosSW: optional(DecimalScalar, 'Part of a purchase in SW products, in BRL.'),
  percentual: optional(DecimalScalar, 'Percentage of cashback.'),
  acumulado: optional(DecimalScalar, 'Cashback of the campaign with this purchase, in BRL.'),
});

const EntryUse = objectType('EntryUse', 'One use of a credit.', {
  tipo: field(entryTypeSet, 'Type of the movement that used it.'),
  documentoId: field(String, 'Number of the document of that movement.'),
  valor: field(DecimalScalar, 'Amount used: points of a seller, BRL of a consumer.'),
});

export const EntryUses = objectType('EntryUses', 'Uses of a credit.', {
  itens: field([EntryUse], 'Uses, oldest first; none for a debit.'),
});
