import type { CreditRuleValues } from '../../../../server/modules/auto-credits/credit-rule.rules.ts';
import { isPositive } from '../../../../server/shared/sign.ts';
import { AUDIENCES } from '../../../people/audience-filter.ts';
import type { CreditRuleDefaultsQuery, CreditRuleRowFragment } from './auto-credits.generated.ts';
import { SOURCES } from './auto-credits.messages.ts';

/** A rule as its list shows it. */
export type CreditRule = CreditRuleRowFragment;

/** 'Rede Sul, Vendedor Loja, XML assinado'. */
export const ruleName = ({ rede, audience, fonte }: CreditRule): string => `${rede}, ${AUDIENCES[audience]}, ${SOURCES[fonte]}`;

/** Whether nobody has set its bounds yet. */
export const isUnset = ({ limiteNota, limiteDia, limiteMembro }: CreditRule): boolean =>
  ![limiteNota, limiteDia, limiteMembro].some(isPositive);

/** The values of the rule that its form edits. */
export const valuesOf = ({
  ativa,
  limiteNota,
  limiteDia,
  limiteMembro,
  diasDeConta,
  amostra,
  discordancia,
  janela,
  salto,
}: CreditRule): CreditRuleValues => ({ ativa, limiteNota, limiteDia, limiteMembro, diasDeConta, amostra, discordancia, janela, salto });

type Defaults = CreditRuleDefaultsQuery['creditRuleDefaults'];

/** What the form begins with: the rule, with the usual bounds of the network where it has none. */
export const prefilled = (rule: CreditRule, ativa: boolean, defaults: Defaults): CreditRuleValues => {
  const values = { ...valuesOf(rule), ativa };
  if (!isUnset(rule)) return values;
  const { limiteNota, limiteDia, limiteMembro } = defaults;
  return {
    ...values,
    limiteNota: limiteNota ?? values.limiteNota,
    limiteDia: limiteDia ?? values.limiteDia,
    limiteMembro: limiteMembro ?? values.limiteMembro,
  };
};
