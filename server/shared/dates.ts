import { getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays';
import { TZDate } from '@date-fns/tz';
import { PROGRAMME_LIMITS } from './limits.ts';

/** A calendar day, 'YYYY-MM-DD', in the programme's time zone. */
export type CalendarDate = string;

/** The programme's time zone, for every store regardless of its state. */
export const TIME_ZONE = 'America/Sao_Paulo';

const MIN_YEAR = 1900;
/** Latest year a date input accepts (document 001 §9: maximum 2999-12-31). */
const MAX_YEAR = 2999;

// The Swedish locale prints 'YYYY-MM-DD HH:mm:ss'; one cached instance, because creating them is slow.
const saoPauloClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

const holidaysByYear = new Map<number, ReadonlySet<CalendarDate>>();

/** The day an instant falls on in São Paulo: 02:30Z on the 1st is still the last day of the previous month. */
export function toSaoPauloDate(instant: Date): CalendarDate {
  // Called several times per request: caches the days of the latest quarter hour, within which no zone changes its date.
  const quarter = Math.floor(instant.getTime() / QUARTER_HOUR_MS);
  if (latest?.quarter !== quarter) latest = { quarter, day: saoPauloClock.format(instant).slice(0, 10) };
  return latest.day;
}

const QUARTER_HOUR_MS = 15 * 60_000;
let latest: { quarter: number; day: CalendarDate } | undefined;

/** First instant of the day in São Paulo; 01:00 on days when summer time (until 2018) skipped midnight. */
export function startOfSaoPauloDay(day: CalendarDate): Date {
  const [year, month, date] = partsOf(day);
  return new Date(new TZDate(year, month - 1, date, TIME_ZONE).getTime());
}

/** First instant after the day: filters use `>= startOfSaoPauloDay(from)` and `< endExclusive(to)`. */
export function endExclusive(day: CalendarDate): Date {
  return startOfSaoPauloDay(addDays(day, 1));
}

/** The day n days later, or earlier when n is negative. */
export function addDays(day: CalendarDate, days: number): CalendarDate {
  const [year, month, date] = partsOf(day);
  return fromUtc(new Date(Date.UTC(year, month - 1, date + days)));
}

/** Days from the first to the second; negative when the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (utcTime(to) - utcTime(from)) / 86_400_000;
}

/** The same day n months later, clamped to the month's end, as PostgreSQL's interval does. */
export function addMonthsClamped(day: CalendarDate, months: number): CalendarDate {
  const [year, month, date] = partsOf(day);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = lastDayOfMonth(fromUtc(first));
  return `${last.slice(0, 8)}${pad(Math.min(date, Number(last.slice(8))))}`;
}

/** Month of a day, 'YYYY-MM'. */
export function monthOf(day: CalendarDate): string {
  return day.slice(0, 7);
}

/** First day of the day's month. */
export function firstDayOfMonth(day: CalendarDate): CalendarDate {
  return `${monthOf(day)}-01`;
}

/** Last day of the day's month. */
export function lastDayOfMonth(day: CalendarDate): CalendarDate {
  const [year, month] = partsOf(day);
  return fromUtc(new Date(Date.UTC(year, month, 0)));
}

/** Monday of the day's ISO week. */
export function startOfIsoWeek(day: CalendarDate): CalendarDate {
  const weekday = weekdayOf(day);
  return addDays(day, weekday === 0 ? -6 : 1 - weekday);
}

/** ISO week of a day, 'YYYY-Www'; weeks begin on Monday and belong to the year of their Thursday. */
export function isoWeekOf(day: CalendarDate): string {
  const thursday = addDays(startOfIsoWeek(day), 3);
  const year = thursday.slice(0, 4);
  return `${year}-W${pad(Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1)}`;
}

/**
 * Parses the date forms the screens send: YYYY-MM-DD, YYYYMMDD, DDMMYYYY, DD/MM/YYYY and "year, month, day". Null for an impossible date or
 * a year outside 1900–2999; within those years eight digits are never ambiguous. Never throws.
 */
export function parseFlexibleDate(text: string): CalendarDate | null {
  const typed = text.trim();
  if (typed.length > 20) return null;
  const yearFirst = /^(\d{4})(\d{2})(\d{2})$/.exec(typed) ?? /^(\d{4})(?:-|\/|, ?)(\d{1,2})(?:-|\/|, ?)(\d{1,2})$/.exec(typed);
  const dayFirst = /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ?? /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed);
  return (
    (yearFirst && realDate(yearFirst[1]!, yearFirst[2]!, yearFirst[3]!)) ?? (dayFirst && realDate(dayFirst[3]!, dayFirst[2]!, dayFirst[1]!))
  );
}

/** Whether the text is a real calendar day as 'YYYY-MM-DD'. */
export function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && parseFlexibleDate(text) === text;
}

/** Whether a person born on a day has turned 18 by another; those born on 29 February turn 18 on 1 March. */
export function isAdult(birth: CalendarDate, today: CalendarDate): boolean {
  return `${Number(birth.slice(0, 4)) + PROGRAMME_LIMITS.adultAge}${birth.slice(4)}` <= today;
}

/** The day n business days later, skipping Saturdays, Sundays and national holidays. */
export function addBusinessDays(day: CalendarDate, days: number): CalendarDate {
  let result = day;
  for (let left = days; left > 0; ) {
    result = addDays(result, 1);
    if (isBusinessDay(result)) left--;
  }
  return result;
}

/** Last day a posting's points can be used: São Paulo day of `pontuadoEm` plus 18 months, clamped to the month's end. */
export function expiryDate(pontuadoEm: Date): CalendarDate {
  return addMonthsClamped(toSaoPauloDate(pontuadoEm), PROGRAMME_LIMITS.validityMonths);
}

/** A calendar day or an instant (Date or ISO text) as DD/MM/YYYY in São Paulo; '-' for none. */
export function formatDate(value: Date | string | null | undefined): string {
  if (typeof value === 'string' && isCalendarDate(value)) return brazilianOrder(value);
  const clock = clockOf(value);
  return clock ? brazilianOrder(clock.slice(0, 10)) : '-';
}

/** An instant (Date or ISO text) as DD/MM/YYYY HH:mm:ss in São Paulo; '-' for none (document 000 §2). */
export function formatDateTime(value: Date | string | null | undefined): string {
  const clock = clockOf(value);
  return clock ? `${brazilianOrder(clock.slice(0, 10))} ${clock.slice(11)}` : '-';
}

function clockOf(value: Date | string | null | undefined): string | null {
  if (!value) return null;
  // Only ISO instants: Date would accept '1' or an impossible day and show something plausible.
  if (typeof value === 'string' && !/^\d{4}-\d{2}-\d{2}T/.test(value)) return null;
  const instant = typeof value === 'string' ? new Date(value) : value;
  return Number.isNaN(instant.getTime()) ? null : saoPauloClock.format(instant);
}

function isBusinessDay(day: CalendarDate): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !holidaysOf(Number(day.slice(0, 4))).has(day);
}

function holidaysOf(year: number): ReadonlySet<CalendarDate> {
  const known = holidaysByYear.get(year);
  if (known) return known;
  // The library covers 1900 to 2099 and returns local midnights, hence the local getters.
  const national = year > 2099 ? [] : getHolidays(year).filter((holiday) => holiday.type === 'national');
  const days = new Set(national.map(({ date }) => `${year}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`));
  holidaysByYear.set(year, days);
  return days;
}

function realDate(year: string, month: string, date: string): CalendarDate | null {
  if (Number(year) < MIN_YEAR || Number(year) > MAX_YEAR) return null;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const [monthNumber, dayNumber] = [Number(month), Number(date)];
  if (monthNumber < 1 || monthNumber > 12 || dayNumber < 1) return null;
  return dayNumber <= new Date(Date.UTC(Number(year), monthNumber, 0)).getUTCDate() ? day : null;
}

function weekdayOf(day: CalendarDate): number {
  return new Date(utcTime(day)).getUTCDay();
}

function utcTime(day: CalendarDate): number {
  const [year, month, date] = partsOf(day);
  return Date.UTC(year, month - 1, date);
}

function partsOf(day: CalendarDate): [year: number, month: number, date: number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
}

function fromUtc(date: Date): CalendarDate {
  return date.toISOString().slice(0, 10);
}

function brazilianOrder(day: CalendarDate): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
