import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { TokenScope } from '../analysis/index.ts';
import { createQuerySchedule } from './actions/create-query-schedule.ts';
import { createSpreadsheetAddress } from './actions/create-spreadsheet-address.ts';
import { deleteQuerySchedule } from './actions/delete-query-schedule.ts';
import { revokeSpreadsheetAddress } from './actions/revoke-spreadsheet-address.ts';
import { runQuerySchedule } from './actions/run-query-schedule.ts';
import { setQueryScheduleActive } from './actions/set-query-schedule-active.ts';
import { deliverySchedulesList, scheduleRunsList, spreadsheetAddressesList } from './deliveries.lists.ts';
import { channelSet, frequencySet, sentFormatSet } from './deliveries-sets.ts';

const SpreadsheetAddressInput = inputType('SpreadsheetAddressInput', 'A new address from which a spreadsheet reads a saved query.', {
  nome: field(String, 'Purpose of the address.'),
  consultaId: field(IdScalar, 'Saved query, own or shared.'),
  escopos: field([TokenScope], 'Scopes that the address may read.'),
  expiraEm: field(DayScalar, 'Last day, at most a year away.'),
});
const CreatedSpreadsheetAddress = objectType('CreatedSpreadsheetAddress', 'An address just created.', {
  id: field(IdScalar, 'Id of the address.'),
  url: field(String, 'The whole address, shown this once.'),
});
const QueryScheduleInput = inputType('QueryScheduleInput', 'New times at which a saved query runs and its rows are sent.', {
  nome: field(String, 'Name of the schedule, also the subject of its e-mails.'),
  consultaId: field(IdScalar, 'Saved query, own or shared.'),
  escopos: field([TokenScope], 'Scopes that its runs may read.'),
  frequencia: field(frequencySet, 'Daily, weekly or monthly.'),
  diaSemana: optional(Int, 'Weekly: 1 Monday to 7 Sunday.'),
  diaMes: optional(Int, 'Monthly: day of the month.'),
  hora: field(Int, 'Hour in São Paulo, 0 to 23.'),
  canal: field(channelSet, 'E-mail or webhook.'),
  formato: optional(sentFormatSet, 'File of an e-mail; default CSV.'),
  destinatarios: optional([IdScalar], 'E-mail: ids of active staff accounts.'),
  url: optional(String, 'Webhook: an https address.'),
});
const CreatedQuerySchedule = objectType('CreatedQuerySchedule', 'A schedule just created.', {
  id: field(IdScalar, 'Id of the schedule.'),
  segredo: optional(String, 'Secret that signs its webhook, shown this once.'),
});
type SpreadsheetAddressInput = InstanceType<typeof SpreadsheetAddressInput>;
type CreatedSpreadsheetAddress = InstanceType<typeof CreatedSpreadsheetAddress>;
type QueryScheduleInput = InstanceType<typeof QueryScheduleInput>;
type CreatedQuerySchedule = InstanceType<typeof CreatedQuerySchedule>;

@Resolver()
export class DeliveriesResolver {
  @Mutation(() => CreatedSpreadsheetAddress, { description: 'Creates an address for spreadsheets in the name of the viewer.' })
  createSpreadsheetAddress(
    @Arg('input', () => SpreadsheetAddressInput) input: SpreadsheetAddressInput,
    @Ctx() ctx: AppContext,
  ): Promise<CreatedSpreadsheetAddress> {
    return runAction(createSpreadsheetAddress, ctx, { ...input });
  }

  @ChangesRow(spreadsheetAddressesList, 'Ends an address for spreadsheets at once.')
  revokeSpreadsheetAddress(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(revokeSpreadsheetAddress, ctx, { id });
  }

  @Mutation(() => CreatedQuerySchedule, { description: 'Creates a schedule in the name of the viewer.' })
  createQuerySchedule(
    @Arg('input', () => QueryScheduleInput) { formato, destinatarios, ...input }: QueryScheduleInput,
    @Ctx() ctx: AppContext,
  ): Promise<CreatedQuerySchedule> {
    return runAction(createQuerySchedule, ctx, { ...input, formato: formato ?? 'CSV', destinatarios: destinatarios ?? [] });
  }

  @ChangesRow(deliverySchedulesList, 'Pauses or activates a schedule.')
  setQueryScheduleActive(
    @Arg('id', () => IdScalar) id: number,
    @Arg('ativo', () => Boolean) ativo: boolean,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(setQueryScheduleActive, ctx, { id, ativo });
  }

  @ChangesRow(scheduleRunsList, "Runs a schedule of one's own now.")
  runQuerySchedule(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(runQuerySchedule, ctx, { id });
  }

  @Mutation(() => Changed, { description: 'Deletes a schedule and its history.' })
  deleteQuerySchedule(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(deleteQuerySchedule, ctx, { id });
  }
}

export const { resolver: SpreadsheetAddressesListResolver } = listDoor(spreadsheetAddressesList);
export const { resolver: DeliverySchedulesListResolver } = listDoor(deliverySchedulesList);
export const { resolver: ScheduleRunsListResolver } = listDoor(scheduleRunsList);
