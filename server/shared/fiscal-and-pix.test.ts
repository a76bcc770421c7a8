import fc from 'fast-check';
import { PIX_KEY_TYPES } from './enums.ts';
import { buildFiscalKey, fiscalKeyOf, parseFiscalKey } from './fiscal-key.ts';
import { brCode, crc16, normalizePixKey, validatePixKey } from './pix.ts';

const NFCE = '35251011222333000181650010000012341407182631';
const SAT = '35150808723218000186599000040190000241114257';

describe('fiscal access key', () => {
  it.each([
    ['35170358716523000119550010000000301000000300', 'NFE', 'SP'],
    ['35170458716523000119550010000000121000123458', 'NFE', 'SP'],
    ['52060412ABC34501DE35550120000007801267301610', 'NFE', 'GO'],
    ['41200323285089000185650010000013051817822496', 'NFCE', 'PR'],
    ['33150308370779000149550010001100931002410775', 'NFE', 'RJ'],
    [NFCE, 'NFCE', 'SP'],
    ['35260712ABC34501DE35650010000043219271828189', 'NFCE', 'SP'],
    ['43260111444777000161550020000009871314159260', 'NFE', 'RS'],
    [SAT, 'SAT', 'SP'],
    ['35150808723218000186599000040190000253347537', 'SAT', 'SP'],
  ])('accepts %s as %s of %s', (text, tipo, uf) => expect(parseFiscalKey(text)).toMatchObject({ chave: text, tipo, uf, errors: [] }));

  it.each([
    ['35170358716523000119550010000000301000000306', ['Dígito verificador da chave inválido']],
    ['29181033657677000156650010001654399001654399', ['Dígito verificador da chave inválido']],
    ['43211105730928000145650010000002401717268120', ['Dígito verificador da chave inválido']],
    ['32191107670813000825550010059062251133037938', ['Dígito verificador da chave inválido', 'CNPJ do emitente inválido']],
    ['35210452567322000119550010000000224922299865', ['CNPJ do emitente inválido']],
    ['99251011222333000181650010000012341407182639', ['UF da chave inválida']],
    ['35251311222333000181650010000012341407182632', ['Mês de emissão inválido']],
    ['35251011222333000180650010000012341407182630', ['CNPJ do emitente inválido']],
    ['35251011222333000181570010000012341407182636', ['Modelo de documento fiscal não aceito']],
    ['72150808723218000186599000040190000241114250', ['UF da chave inválida']],
    ['35121008723218000186599000040190000241114255', ['CF-e SAT anterior a novembro de 2012']],
  ])('refuses %s: %j', (text, errors) => expect(parseFiscalKey(text)?.errors).toEqual(errors));

  it('takes the parts out of an NFC-e key', () => {
    expect(parseFiscalKey('3525 1011 2223 3300 0181 6500 1000 0012 3414 0718 2631')).toEqual({
      tipo: 'NFCE',
      chave: NFCE,
      uf: 'SP',
      ano: 2025,
      mes: 10,
      cnpj: '11222333000181',
      modelo: '65',
      serie: '1',
      numero: '1234',
      tpEmis: 1,
      cNF: '40718263',
      dia: null,
      vNF: null,
      errors: [],
      warnings: [],
    });
  });

  it('takes the different slices of a SAT key, printed with its prefix', () => {
    expect(parseFiscalKey(`CFe${SAT}`)).toMatchObject({ chave: SAT, serie: '900004019', numero: '24', cNF: '111425', tpEmis: null });
  });

  it('reads every QR code layout', () => {
    const page = 'https://www.nfce.fazenda.sp.gov.br/qrcode';
    const v1 = `${page}?chNFe=${NFCE}&nVersao=100&tpAmb=1&dhEmi=323&vNF=115.90&vICMS=0.00&digVal=6f&cIdToken=000001&cHashQRCode=ab`;
    expect(parseFiscalKey(v1)).toMatchObject({ chave: NFCE, dia: null, vNF: '115.90', errors: [] });
    expect(parseFiscalKey(`${page}?p=${NFCE}|2|1|1|AB12`)).toMatchObject({ chave: NFCE, dia: null, vNF: null, errors: [] });
    expect(parseFiscalKey(`${page}?p=${NFCE}%7C3%7C1`)).toMatchObject({ chave: NFCE, dia: null, vNF: null, errors: [] });
    expect(parseFiscalKey(`${page}?p=${NFCE}|2|1|07|89.9|6f|1|AB12`)).toMatchObject({ dia: 7, vNF: '89.90', errors: [] });
    expect(parseFiscalKey(`${NFCE}|3|1|31|1250.00|1|52998224725|c2ln`)).toMatchObject({ dia: 31, vNF: '1250.00', errors: [] });
    expect(parseFiscalKey(`${SAT}|20150815103000|48.75||c2ln`)).toMatchObject({ tipo: 'SAT', dia: 15, vNF: '48.75', errors: [] });
  });

  it.each([`https://x/?p=${NFCE}|2|2|1|AB`, `https://x/?chNFe=${NFCE}&tpAmb=2`, `${NFCE}|3|2`])(
    'refuses a receipt of the test environment: %s',
    (text) => expect(parseFiscalKey(text)?.errors).toEqual(['Nota emitida em ambiente de homologação']),
  );

  it('warns the reviewer of contingency and of a random code that repeats the number', () => {
    expect(parseFiscalKey('35260712ABC34501DE35650010000043219271828189')?.warnings).toEqual(['Nota emitida em contingência']);
    expect(parseFiscalKey('29181033657677000156650010001654399001654399')?.warnings).toContain('Código numérico igual ao número da nota');
  });

  it('refuses a personal issuer and a SAT of São Paulo after 2025', () => {
    const person = buildFiscalKey({ uf: 'SP', ano: 2025, mes: 3, cnpj: '00052998224725', modelo: '55', serie: 920, numero: 7, cNF: 1 });
    expect(parseFiscalKey(person)?.errors).toEqual(['Nota emitida por pessoa física']);
    const late = parseFiscalKey(`3526${SAT.slice(4)}`);
    expect(late?.errors).toContain('CF-e SAT não é emitido em São Paulo desde janeiro de 2026');
  });

  it('finds the key, valid or not, and answers null where there is none', () => {
    expect(fiscalKeyOf(`Chave de acesso: ${NFCE}`)).toBe(NFCE);
    expect(fiscalKeyOf('52060412abc34501de35550120000007801267301610')).toBe('52060412ABC34501DE35550120000007801267301610');
    expect(fiscalKeyOf('99251011222333000181650010000012341407182639')).not.toBeNull();
    for (const text of ['', '12345678', `1${NFCE}`, `${NFCE}0`, NFCE.repeat(100)]) expect(parseFiscalKey(text)).toBeNull();
  });

  it('builds the keys it reads', () => {
    const alphanumeric = {
      uf: 'SP',
      ano: 2026,
      mes: 7,
      cnpj: '12.ABC.345/01DE-35',
      modelo: '65',
      serie: 1,
      numero: 4321,
      tpEmis: 9,
    } as const;
    expect(buildFiscalKey({ ...alphanumeric, cNF: 27182818 })).toBe('35260712ABC34501DE35650010000043219271828189');
    expect(() => buildFiscalKey({ ...alphanumeric, uf: 'XX', cNF: 1 })).toThrow(RangeError);
    expect(() => buildFiscalKey({ ...alphanumeric, cNF: 123456789 })).toThrow(RangeError);
    expect(() => buildFiscalKey({ ...alphanumeric, cnpj: '123', cNF: 1 })).toThrow(RangeError);
  });

  it('never throws, whatever is scanned', () => {
    const like = fc.tuple(fc.stringMatching(/^[0-9A-Z]{40,48}$/), fc.string()).map(([key, rest]) => `https://x/?p=${key}|${rest}`);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), like, fc.stringMatching(/^\d{44}$/)), (text) => {
        const key = parseFiscalKey(text);
        expect(key?.chave ?? null).toBe(fiscalKeyOf(text));
      }),
    );
  });

  it('notices any single digit changed', () => {
    fc.assert(
      fc.property(fc.nat(42), fc.integer({ min: 1, max: 9 }), (position, shift) => {
        const digit = (Number(NFCE[position]) + shift) % 10;
        const changed = `${NFCE.slice(0, position)}${digit}${NFCE.slice(position + 1)}`;
        expect(parseFiscalKey(changed)?.errors).not.toEqual([]);
      }),
    );
  });
});

describe('PIX keys', () => {
  it.each([
    ['CPF', '529.982.247-25', '52998224725'],
    ['CNPJ', '12.abc.345/01de-35', '12ABC34501DE35'],
    ['TELEFONE', '(11) 98765-4321', '+5511987654321'],
    ['TELEFONE', '+55 11 98765-4321', '+5511987654321'],
    ['EMAIL', ' Pix@BCB.gov.br', 'pix@bcb.gov.br'],
    ['CHAVE_ALEATORIA', '123E4567-e89b-12d3-a456-426655440000', '123e4567-e89b-12d3-a456-426655440000'],
    ['CHAVE_ALEATORIA', '123e4567e89b12d3a456426655440000', '123e4567-e89b-12d3-a456-426655440000'],
  ] as const)('accepts %s %s', (type, text, canonical) => {
    expect(validatePixKey(type, text)).toBeNull();
    expect(normalizePixKey(type, text)).toBe(canonical);
  });

  it.each([
    ['CPF', '5299822472', 'CPF deve ter 11 dígitos'],
    ['CPF', '52998224724', 'CPF deve ter 11 dígitos'],
    ['CNPJ', '1122233300018', 'CNPJ deve ter 14 dígitos'],
    ['CNPJ', '11222333000180', 'CNPJ deve ter 14 dígitos'],
    ['EMAIL', 'joao@', 'E-mail inválido'],
    ['EMAIL', 'joao', 'E-mail inválido'],
    ['EMAIL', `${'a'.repeat(70)}@bcb.com`, 'E-mail inválido'],
    ['TELEFONE', '119876543', 'Telefone deve ter pelo menos 10 dígitos'],
    ['TELEFONE', '20987654321', 'Telefone deve ter pelo menos 10 dígitos'],
    ['CHAVE_ALEATORIA', '123e4567', 'Chave aleatória inválida'],
    ['CPF', ' ', 'Por favor, preencha o tipo de chave PIX e a chave'],
  ] as const)('refuses %s %p', (type, text, message) => expect(validatePixKey(type, text)).toBe(message));

  it('never throws on a typed key', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PIX_KEY_TYPES), fc.string({ unit: 'binary' }), (type, text) => {
        if (validatePixKey(type, text) === null) expect(validatePixKey(type, normalizePixKey(type, text))).toBeNull();
      }),
    );
  });
});

describe('BR Code', () => {
  it('computes the CRC of the published examples', () => {
    expect(crc16('123456789')).toBe('29B1');
    const manaus =
      '00020126330014BR.GOV.BCB.PIX01115794666323452040000530398654041.005802BR5925CLENILTON CRUZ DE ALENCAR6006MANAUS62070503***6304';
    expect(crc16(manaus)).toBe('FA88');
  });

  it('writes the example of the central bank manual', () => {
    expect(brCode({ key: '123e4567-e12b-12d1-a456-426655440000', name: 'Fulano de Tal', city: 'BRASÍLIA' })).toBe(
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    );
  });

  it('carries amount, transaction and a description cut to what fits', () => {
    const code = brCode({
      key: 'pix@bcb.gov.br',
      name: 'João',
      city: 'São José do Rio Preto',
      amount: '12.5',
      txid: 'RESGATE812',
      info: 'x'.repeat(80),
    });
    expect(code).toContain('540512.50');
    expect(code).toContain('5904Joao');
    expect(code).toContain('6015Sao Jose do Rio');
    expect(code).toContain('0510RESGATE812');
    expect(code).toContain(`2699${'0014br.gov.bcb.pix0114pix@bcb.gov.br02'}`);
    expect(crc16(code.slice(0, -4))).toBe(code.slice(-4));
  });

  it('refuses a transaction id or an amount the standard does not take', () => {
    const payee = { key: '52998224725', name: 'A', city: 'B' };
    expect(() => brCode({ ...payee, txid: 'with space' })).toThrow(RangeError);
    expect(() => brCode({ ...payee, txid: 'x'.repeat(26) })).toThrow(RangeError);
    expect(() => brCode({ ...payee, amount: '0.00' })).toThrow(RangeError);
  });
});
