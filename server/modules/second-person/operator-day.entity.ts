import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount } from '../../platform/db/columns.ts';
import { StaffUser } from '../staff/index.ts';

/** What a member of staff gave alone on one day. */
export const OperatorDay = defineEntity({
  name: 'OperatorDay',
  tableName: 'operator_days',
  properties: {
    staffUser: () => p.manyToOne(StaffUser).primary().deleteRule('cascade'),
    dia: p.date().primary(),
    pontos: amount().default('0'),
    /** BRL: cashback and card balances, and points at the value of a point of that time. */
    reais: amount().default('0'),
  },
});
