import fc from 'fast-check';
import {
  addBusinessDays,
  addDays,
  addMonthsClamped,
  daysBetween,
  endExclusive,
  expiryDate,
  firstDayOfMonth,
  formatDate,
  formatDateTime,
  isAdult,
  isCalendarDate,
  isoWeekOf,
  lastDayOfMonth,
  monthOf,
  parseFlexibleDate,
  startOfIsoWeek,
  startOfSaoPauloDay,
  toSaoPauloDate,
} from './dates.ts';
import { generateRedemptionCode, REDEMPTION_CODE_ALPHABET } from './redemption-code.ts';
import { firstWord, hasForbiddenCharacters, lastWord, normalizeSearch, withKind } from './text.ts';

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('São Paulo days', () => {
  it('put 02:30Z on the 1st in the month before', () => {
    expect(toSaoPauloDate(new Date('2026-02-01T02:30:00Z'))).toBe('2026-01-31');
    expect(toSaoPauloDate(new Date('2026-02-01T02:59:59.999Z'))).toBe('2026-01-31');
    expect(toSaoPauloDate(new Date('2026-02-01T03:00:00Z'))).toBe('2026-02-01');
  });

  it('begin at 03:00Z and end where the next begins', () => {
    expect(startOfSaoPauloDay('2025-10-01').toISOString()).toBe('2025-10-01T03:00:00.000Z');
    expect(endExclusive('2025-12-31').toISOString()).toBe('2026-01-01T03:00:00.000Z');
  });

  it('follow the summer time of old dates, even where it skipped midnight', () => {
    expect(startOfSaoPauloDay('2018-12-25').toISOString()).toBe('2018-12-25T02:00:00.000Z');
    expect(startOfSaoPauloDay('2018-11-04').toISOString()).toBe('2018-11-04T03:00:00.000Z');
    expect(toSaoPauloDate(startOfSaoPauloDay('2018-11-04'))).toBe('2018-11-04');
  });

  it('give the 90 days of a promotion from its first to its last moment', () => {
    expect(addDays('2025-10-01', 89)).toBe('2025-12-29');
    expect(startOfSaoPauloDay(addDays('2025-10-01', 90)).toISOString()).toBe('2025-12-30T03:00:00.000Z');
    expect(daysBetween('2025-10-01', '2025-12-30')).toBe(90);
  });

  it('hold their own first instant, and not the one before, for any day of the programme', () => {
    const programmeDay = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(programmeDay, (date) => {
        const day = date.toISOString().slice(0, 10);
        const start = startOfSaoPauloDay(day);
        expect(toSaoPauloDate(start)).toBe(day);
        expect(toSaoPauloDate(new Date(start.getTime() - 1))).toBe(addDays(day, -1));
      }),
    );
  });
});

describe('calendar', () => {
  it.each([
    ['2024-08-31', '2026-02-28'],
    ['2024-02-29', '2025-08-29'],
    ['2025-06-30', '2026-12-30'],
    ['2026-08-31', '2028-02-29'],
    ['2025-10-01', '2027-04-01'],
  ])('points of %s are usable through %s', (pontuadoEm, venceEm) => {
    expect(expiryDate(startOfSaoPauloDay(pontuadoEm))).toBe(venceEm);
    expect(expiryDate(new Date(endExclusive(pontuadoEm).getTime() - 1))).toBe(venceEm);
  });

  it('clamps months in both directions', () => {
    expect(addMonthsClamped('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonthsClamped('2026-03-31', -13)).toBe('2025-02-28');
    expect(addMonthsClamped('2025-11-15', 2)).toBe('2026-01-15');
  });

  it('knows the edges of a month', () => {
    expect(monthOf('2024-02-10')).toBe('2024-02');
    expect(firstDayOfMonth('2024-02-10')).toBe('2024-02-01');
    expect(lastDayOfMonth('2024-02-10')).toBe('2024-02-29');
    expect(lastDayOfMonth('2025-12-10')).toBe('2025-12-31');
  });

  it('counts ISO weeks from Monday, in the year of their Thursday', () => {
    expect(isoWeekOf('2025-12-29')).toBe('2026-W01');
    expect(isoWeekOf('2027-01-03')).toBe('2026-W53');
    expect(isoWeekOf('2026-11-21')).toBe('2026-W47');
    expect(startOfIsoWeek('2026-11-22')).toBe('2026-11-16');
    expect(startOfIsoWeek('2026-11-16')).toBe('2026-11-16');
  });

  it('skips weekends and national holidays, 20 November among them since 2024', () => {
    expect(addBusinessDays('2026-11-18', 2)).toBe('2026-11-23');
    expect(addBusinessDays('2023-11-17', 1)).toBe('2023-11-20');
    expect(addBusinessDays('2025-12-24', 2)).toBe('2025-12-29');
    expect(addBusinessDays('2025-12-31', 1)).toBe('2026-01-02');
    expect(addBusinessDays('2026-04-02', 1)).toBe('2026-04-06');
    expect(addBusinessDays('2026-11-21', 0)).toBe('2026-11-21');
    expect(addBusinessDays('2150-01-01', 1)).toMatch(/^2150-01-0\d$/);
  });

  it('counts adults by birthday, 1 March for who was born on 29 February', () => {
    expect(isAdult('2008-11-21', '2026-11-21')).toBe(true);
    expect(isAdult('2008-11-22', '2026-11-21')).toBe(false);
    expect(isAdult('2008-02-29', '2026-02-28')).toBe(false);
    expect(isAdult('2008-02-29', '2026-03-01')).toBe(true);
  });
});

describe('parseFlexibleDate', () => {
  it.each(['2001-02-28', '20010228', '28022001', '28/02/2001', '2001, 2, 28', '2001/02/28', ' 2001-02-28 '])('reads %p', (text) =>
    expect(parseFlexibleDate(text)).toBe('2001-02-28'),
  );

  it.each([
    '31/02/2001',
    '2001-02-29',
    '20011301',
    '00000000',
    '2001-00-10',
    '1899-12-31',
    '3000-01-01',
    '28/2/2001',
    '28-02-2001',
    '2801200',
    '',
    '2001-02-28T00:00:00Z',
    'amanhã',
  ])('refuses %p', (text) => expect(parseFlexibleDate(text)).toBeNull());

  it('reads every form of any day as the same day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const [year, month, date] = day.split('-');
        for (const form of [day, `${year}${month}${date}`, `${date}${month}${year}`, `${date}/${month}/${year}`]) {
          expect(parseFlexibleDate(form)).toBe(day);
        }
        expect(isCalendarDate(day)).toBe(true);
      }),
    );
  });

  it('never throws, and answers a real day or null', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d/, -]{0,12}$/), fc.stringMatching(/^\d{8}$/)), (text) => {
        const day = parseFlexibleDate(text);
        if (day !== null) expect(isCalendarDate(day)).toBe(true);
        expect(typeof formatDate(text)).toBe('string');
        expect(typeof formatDateTime(text)).toBe('string');
      }),
    );
  });
});

describe('shown dates', () => {
  it('are Brazilian, on the clock of São Paulo', () => {
    expect(formatDate('2026-01-31')).toBe('31/01/2026');
    expect(formatDate(new Date('2026-02-01T02:30:00Z'))).toBe('31/01/2026');
    expect(formatDateTime('2026-02-01T02:30:05.000Z')).toBe('31/01/2026 23:30:05');
    expect(formatDateTime(new Date('2026-02-01T03:00:00Z'))).toBe('01/02/2026 00:00:00');
  });

  it('are a dash when there is none', () => {
    for (const value of [null, undefined, '', 'x', '1', '2026-02-30', '2026-02-01Tx', new Date(Number.NaN)]) {
      expect([formatDate(value), formatDateTime(value)]).toEqual(['-', '-']);
    }
  });
});

describe('text', () => {
  it('is searched without case, accents or extra spaces', () => {
    expect(normalizeSearch('  CAFÉS   do\tBrasil ção ')).toBe('cafes do brasil cao');
    expect(normalizeSearch(normalizeSearch('Ímãs'))).toBe('imas');
  });

  it('is refused with NUL or half a character, and only then', () => {
    expect(hasForbiddenCharacters('a\u0000b')).toBe(true);
    expect(hasForbiddenCharacters('a\ud83d')).toBe(true);
    expect(hasForbiddenCharacters('\ude00a')).toBe(true);
    expect(hasForbiddenCharacters('João 😀\n')).toBe(false);
  });

  it('gives the first and last word of a name', () => {
    expect([firstWord('  Maria  da Silva '), lastWord('  Maria  da Silva ')]).toEqual(['Maria', 'Silva']);
    expect([firstWord('Maria'), lastWord('Maria'), firstWord(' ')]).toEqual(['Maria', 'Maria', '']);
  });

  it.each([
    ['Sul', 'rede Sul'],
    ['Rede Horizonte', 'Rede Horizonte'],
    ['REDE', 'REDE'],
    ['Redes Unidas', 'Redes Unidas'],
    ['Redenção', 'rede Redenção'],
  ])('names the network %s once as a network: %s', (nome, named) => expect(withKind('rede', nome)).toBe(named));
});

describe('redemption code', () => {
  it('has ten characters of the alphabet, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.integer({ min: 0, max: 255 })), (stream) => {
        const code = generateRedemptionCode((size) => Uint8Array.from({ length: size }, () => stream.next().value ?? 0));
        expect(code).toMatch(/^[A-HJ-KM-NP-Z2-9]{10}$/);
      }),
    );
  });

  it('draws biased bytes again', () => {
    const batches = [new Uint8Array(10).fill(255), new Uint8Array(10).fill(30)];
    expect(generateRedemptionCode(() => batches.shift() ?? new Uint8Array(10))).toBe('9999999999');
    expect(REDEMPTION_CODE_ALPHABET).toHaveLength(31);
  });
});
