import { z } from 'zod';
import {
  addDays,
  type CalendarDate,
  isCalendarDate,
  lastDayOfMonth,
  startOfIsoWeek,
  startOfSaoPauloDay,
  toSaoPauloDate,
} from '../../shared/dates.ts';
import { requiredText, rowId } from '../../shared/form-rules.ts';
import { tokenScopesRule } from '../analysis/analysis.rules.ts';

export const FREQUENCIES = ['DIARIA', 'SEMANAL', 'MENSAL'] as const;
export const CHANNELS = ['EMAIL', 'WEBHOOK'] as const;
export const SENT_FORMATS = ['CSV', 'XLSX'] as const;
export type ScheduleFrequency = (typeof FREQUENCIES)[number];
export type DeliveryChannel = (typeof CHANNELS)[number];
export type SentFormat = (typeof SENT_FORMATS)[number];

/** E-mails of one run. */
const MAX_RECIPIENTS = 10;
/** Failures in a row after which a schedule is switched off. */
export const MAX_FAILURES = 10;

const delivered = {
  nome: requiredText('Nome', 80),
  consultaId: rowId('Escolha a consulta'),
  escopos: tokenScopesRule,
};

/** A new address for spreadsheets; its last day is at most a year ahead, which the action checks. */
export const spreadsheetAddressRules = z.strictObject({
  ...delivered,
  expiraEm: z
    .string({ error: 'Validade obrigatória' })
    .min(1, 'Validade obrigatória')
    .refine((day) => isCalendarDate(day), 'Data inválida'),
});

const whole = (label: string, from: number, to: number) =>
  z.int(`${label} obrigatório`).min(from, `${label} inválido`).max(to, `${label} inválido`);

/** A new schedule. The day is required for weekly (1 Monday to 7 Sunday) and monthly runs; the channel decides between recipients and address. */
export const queryScheduleRules = z
  .strictObject({
    ...delivered,
    frequencia: z.enum(FREQUENCIES, { error: 'Escolha a frequência' }),
    diaSemana: whole('Dia da semana', 1, 7).nullish(),
    diaMes: whole('Dia do mês', 1, 31).nullish(),
    hora: whole('Hora', 0, 23),
    canal: z.enum(CHANNELS, { error: 'Escolha como enviar' }),
    formato: z.enum(SENT_FORMATS, { error: 'Escolha o formato' }).default('CSV'),
    destinatarios: z.array(rowId('Destinatário inválido')).max(MAX_RECIPIENTS, `No máximo ${MAX_RECIPIENTS} destinatários`).default([]),
    url: z.string().trim().max(500, 'Endereço longo demais').nullish(),
  })
  .superRefine(({ frequencia, diaSemana, diaMes, canal, destinatarios, url }, issue) => {
    const miss = (field: string, message: string) => issue.addIssue({ code: 'custom', path: [field], message });
    if (frequencia === 'SEMANAL' && !diaSemana) miss('diaSemana', 'Escolha o dia da semana');
    if (frequencia === 'MENSAL' && !diaMes) miss('diaMes', 'Informe o dia do mês');
    if (canal === 'EMAIL' && destinatarios.length === 0) miss('destinatarios', 'Escolha ao menos um destinatário');
    if (canal === 'WEBHOOK' && !url) miss('url', 'Informe o endereço');
  });

export const deliveryIdRules = z.strictObject({ id: rowId('Número inválido') });
export const scheduleActiveRules = deliveryIdRules.extend({ ativo: z.boolean({ error: 'Valor inválido' }) });

/** When a schedule runs. */
export interface ScheduleTimes {
  frequencia: ScheduleFrequency;
  diaSemana?: number | null | undefined;
  diaMes?: number | null | undefined;
  hora: number;
}

/** The first due time after an instant, in São Paulo. Day 31 is the last day of shorter months. */
export function nextDue(times: ScheduleTimes, after: Date): Date {
  for (let day = toSaoPauloDate(after); ; day = addDays(day, 1)) {
    const due = new Date(startOfSaoPauloDay(day).getTime() + times.hora * 3_600_000);
    if (due > after && isDueOn(times, day)) return due;
  }
}

function isDueOn({ frequencia, diaSemana, diaMes }: ScheduleTimes, day: CalendarDate): boolean {
  if (frequencia === 'SEMANAL') return day === addDays(startOfIsoWeek(day), (diaSemana ?? 1) - 1);
  if (frequencia === 'MENSAL') return Number(day.slice(8)) === Math.min(diaMes ?? 1, Number(lastDayOfMonth(day).slice(8)));
  return true;
}
