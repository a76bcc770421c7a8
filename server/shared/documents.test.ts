import fc from 'fast-check';
import { gtinCheckDigit, isValidGtin, normalizeGtin } from './barcode.ts';
import { formatCep, isValidCep, normalizeCep } from './cep.ts';
import { formatCnpj, isValidCnpj, normalizeCnpj } from './cnpj.ts';
import { formatCpf, isValidCpf, maskCpf, normalizeCpf } from './cpf.ts';
import { AREA_CODES, formatPhone, isValidLandline, isValidMobile, isValidPhone, normalizePhone, toE164 } from './phone.ts';
import { STATES, stateByIbgeCode, stateByUf } from './states.ts';

describe('CPF', () => {
  it.each(['529.982.247-25', '111.444.777-35', '123.456.789-09', '390.533.447-05', '987.654.321-00', '000.000.001-91', '52998224725'])(
    'accepts %s',
    (text) => expect(isValidCpf(text)).toBe(true),
  );

  it.each([
    '529.982.247-24',
    '529.982.247-15',
    '123.456.789-00',
    '111.111.111-11',
    '000.000.000-00',
    '5299822472',
    '529982247250',
    '',
    'abc',
  ])('refuses %p', (text) => expect(isValidCpf(text)).toBe(false));

  it('keeps leading zeros and drops the mask', () => {
    expect(normalizeCpf(' 000.000.001-91 ')).toBe('00000000191');
    expect(formatCpf('00000000191')).toBe('000.000.001-91');
    expect(formatCpf('123')).toBe('123');
  });

  it('masks both ends, and everything when it is no CPF', () => {
    expect(maskCpf('52998224725')).toBe('***.982.247-**');
    expect(maskCpf('529982')).toBe('***.***.***-**');
  });
});

describe('CNPJ', () => {
  it.each([
    '12.ABC.345/01DE-35',
    '12.abc.345/01de-35',
    '00.000.000/0001-91',
    '11.222.333/0001-81',
    '11.444.777/0001-61',
    '14.572.457/0001-85',
    '06.990.590/0001-23',
    'AAAAAAAAAAAA45',
    'ZZZZZZZZZZZZ62',
    '1Z2Y3X4W000188',
    '00000000E00057',
  ])('accepts %s', (text) => expect(isValidCnpj(text)).toBe(true));

  it.each(['12.ABC.345/01DE-36', '12.ABC.345/01DE-3A', '00.000.000/0000-00', '11111111111111', '11.222.333/0001-80', '1122233300018', ''])(
    'refuses %p',
    (text) => expect(isValidCnpj(text)).toBe(false),
  );

  it('keeps the letters of an alphanumeric inscription', () => {
    expect(normalizeCnpj('12.abc.345/01de-35')).toBe('12ABC34501DE35');
    expect(formatCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35');
    expect(formatCnpj('11222333000181')).toBe('11.222.333/0001-81');
    expect(formatCnpj('112')).toBe('112');
  });
});

describe('phones', () => {
  it('knows the 67 area codes', () => expect(AREA_CODES.size).toBe(67));

  it('accepts a mobile and refuses a short, misplaced or unknown one', () => {
    expect(isValidMobile('(11) 98765-4321')).toBe(true);
    expect(isValidMobile('1198765432')).toBe(false);
    expect(isValidMobile('20987654321')).toBe(false);
    expect(isValidMobile('00912345678')).toBe(false);
    expect(isValidMobile('11887654321')).toBe(false);
  });

  it('accepts a landline and refuses a mobile as one', () => {
    expect(isValidLandline('8532221100')).toBe(true);
    expect(isValidLandline('1198765432')).toBe(false);
    expect(isValidLandline('2032221100')).toBe(false);
  });

  it('asks at least 10 digits of any phone, and takes mobiles from before the ninth digit', () => {
    expect(['8532221100', '11987654321', '1198765432'].map(isValidPhone)).toEqual([true, true, true]);
    expect(['119876543', '20987654321', '00912345678', '119876543210', ''].map(isValidPhone)).toEqual([false, false, false, false, false]);
  });

  it('drops the country code, but not the area code 55', () => {
    expect(normalizePhone('+55 (11) 98765-4321')).toBe('11987654321');
    expect(normalizePhone('(55) 99876-5432')).toBe('55998765432');
    expect(normalizePhone('+55 55 3222-1100')).toBe('5532221100');
  });

  it('formats and writes the international form', () => {
    expect(formatPhone('11987654321')).toBe('(11) 98765-4321');
    expect(formatPhone('8532221100')).toBe('(85) 3222-1100');
    expect(formatPhone('123')).toBe('123');
    expect(toE164('(11) 98765-4321')).toBe('+5511987654321');
    expect(toE164('119876543')).toBeNull();
  });
});

describe('CEP', () => {
  it('has eight digits', () => {
    expect(isValidCep('01001-000')).toBe(true);
    expect(isValidCep('0100100')).toBe(false);
    expect(isValidCep('010010000')).toBe(false);
    expect(normalizeCep('01001-000')).toBe('01001000');
    expect(formatCep('01001000')).toBe('01001-000');
    expect(formatCep('0100')).toBe('0100');
  });
});

describe('states', () => {
  it('are 27, with their IBGE codes and regions', () => {
    expect(STATES).toHaveLength(27);
    expect(new Set(STATES.map((state) => state.codigoIbge)).size).toBe(27);
    expect(stateByIbgeCode('35')).toEqual({ uf: 'SP', nome: 'São Paulo', codigoIbge: '35', regiao: 'Sudeste' });
    expect(stateByUf('df')).toMatchObject({ codigoIbge: '53', regiao: 'Centro-Oeste' });
    expect(stateByUf('BA')?.regiao).toBe('Nordeste');
  });

  it('do not include what the census does not', () => {
    expect(stateByIbgeCode('34')).toBeNull();
    expect(stateByUf('XX')).toBeNull();
  });
});

describe('bar codes', () => {
  it.each(['7891000315507', '036000291452', '4006381333931', '96385074', '6291041500213', '012345678905'])('accepts %s', (text) =>
    expect(isValidGtin(text)).toBe(true),
  );

  it.each(['7891000315508', '036000291453', '789100031550', '00000000', '789', '789100031550A', ''])('refuses %p', (text) =>
    expect(isValidGtin(text)).toBe(false),
  );

  it('finds UPC-A and the EAN-13 of the same product under one number', () => {
    expect(normalizeGtin('036000291452')).toBe('00036000291452');
    expect(normalizeGtin('0036000291452')).toBe('00036000291452');
    expect(normalizeGtin('036000291453')).toBeNull();
  });

  it('refuses any other last digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{11}$/), fc.integer({ min: 0, max: 9 }), (body, last) => {
        expect(isValidGtin(`${body}${last}`)).toBe(last === gtinCheckDigit(body));
      }),
    );
  });
});

describe('documents of any text', () => {
  it('are judged without throwing, and formatting loses nothing of a valid one', () => {
    const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9A-Z./-]{8,18}$/));
    fc.assert(
      fc.property(anyText, (text) => {
        for (const judge of [isValidCpf, isValidCnpj, isValidPhone, isValidCep, isValidGtin]) expect(typeof judge(text)).toBe('boolean');
        expect(maskCpf(text)).toHaveLength(14);
        if (isValidCnpj(text)) expect(normalizeCnpj(formatCnpj(text))).toBe(normalizeCnpj(text));
        if (isValidPhone(text)) expect(normalizePhone(formatPhone(text))).toBe(normalizePhone(text));
      }),
    );
  });
});
