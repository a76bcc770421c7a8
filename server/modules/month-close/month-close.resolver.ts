import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { closedSet } from '../../platform/graphql/closed-set.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { ReportStateType } from '../reports/index.ts';
import type { MonthCloseItem } from './count-items.ts';
import { exportMonthClose } from './export-month-close.ts';
import { type MonthClose, monthCloseQuery } from './month-close.query.ts';
import type { CloseItem } from './month-close.rules.ts';

const closeItemSet = closedSet<CloseItem>('MonthCloseItemKind', 'Open work of a month that is being closed.', {
  NOTAS_VENDEDORES: "Sellers' receipts of the month that wait for review.",
  NOTAS_CONSUMIDORES: "Consumers' receipts of the month that wait for review.",
  SEGUNDA_APROVACAO: 'Requests up to the end of the month that wait for a second user.',
  CONTESTACOES: 'Open contests up to the end of the month.',
  CORRECOES: 'Sales of the month whose points need correcting.',
  PONTOS_VENCIDOS: 'Points past their last day that no run has expired.',
  CASHBACK_VENCIDO: 'Cashback past its last day that no run has expired.',
  A_VENCER: 'Points and cashback, in BRL, that expire in the next month.',
  PAGAMENTOS_SOLICITADOS: 'Payments that wait for approval.',
  PAGAMENTOS_APROVADOS: 'Approved payments that wait to be paid.',
  PAGAMENTOS_EM_LOTE: 'Payments in a batch at the bank.',
  PAGAMENTOS_EM_TRANSITO: 'Payments sent to the bank by hand.',
  PAGAMENTOS_EM_ESTORNO: 'Reversals that wait for confirmation.',
});

const MonthCloseItemType = objectType('MonthCloseItem', 'The open work of one list.', {
  item: field(closeItemSet),
  total: optional(Int, 'Rows of the list; null for an amount without rows.'),
  valor: optional(DecimalScalar, 'Their points or BRL; null without an amount, or when its report was never generated.'),
} satisfies FieldsOf<MonthCloseItem>);

const MonthCloseType = objectType('MonthClose', 'Open work and reports of a month.', {
  de: field(DayScalar, 'First day.'),
  ate: field(DayScalar, 'Last day.'),
  itens: field([MonthCloseItemType], 'Open work that the user may read.'),
  relatorios: field([ReportStateType], 'Reports that the user may read.'),
} satisfies FieldsOf<MonthClose>);

const MonthCloseInput = inputType('MonthCloseInput', 'A month, of all networks or of one.', {
  ano: field(Int, 'Four digits.'),
  mes: field(Int, '1 to 12.'),
  rede: optional(String, 'Name or id of the network.'),
});
type MonthCloseInput = InstanceType<typeof MonthCloseInput>;

const MonthCloseExport = objectType('MonthCloseExport', 'An archive that is being made.', {
  exportId: field(IdScalar, 'Its id among the exports (myExport).'),
  fileName: field(String),
});
type MonthCloseExport = InstanceType<typeof MonthCloseExport>;

@Resolver()
export class MonthCloseResolver {
  @Query(() => MonthCloseType, { description: 'Open work and reports of a month, within the reach of the user.' })
  monthClose(
    @Arg('ano', () => Int) ano: number,
    @Arg('mes', () => Int) mes: number,
    @Arg('rede', () => String, { nullable: true, description: 'Name or id of one network; all without it.' }) rede: string | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<MonthClose> {
    return runQuery(monthCloseQuery, ctx, { ano, mes, rede });
  }

  @Mutation(() => MonthCloseExport, { description: "Requests a month's summary, open rows and reports as a ZIP." })
  exportMonthClose(@Arg('input', () => MonthCloseInput) input: MonthCloseInput, @Ctx() ctx: AppContext): Promise<MonthCloseExport> {
    return runAction(exportMonthClose, ctx, { ...input });
  }
}
