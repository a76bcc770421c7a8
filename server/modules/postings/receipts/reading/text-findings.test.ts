import type { FiscalKey } from '../../../../shared/fiscal-key.ts';
import { emptyReading, type Reading } from '../../../readings/index.ts';
import { pictureFindings } from '../picture-findings.ts';
import { printFindings } from './print-findings.ts';
import { isSameSale } from './same-text.query.ts';

const messages = (findings: { message: string }[]) => findings.map(({ message }) => message);

describe('The print against the key', () => {
  const key = { ano: 2026, mes: 11, cnpj: '11222333000181', numero: '123', dia: 20, vNF: '90.00' } as FiscalKey;
  const sure: Reading = {
    ...emptyReading('foto'),
    cnpj: '11222333000181',
    numero: '123',
    data: '2026-11-20',
    total: '90.00',
    certeza: { cnpj: 0.99, numero: 0.99, data: 0.99, total: 0.99 },
  };
  const other = '43222333000109';
  it.each<[string, Partial<Reading>, string[]]>([
    ['equal values', {}, []],
    ['a printed CNPJ', { impresso: { cnpj: other } }, ['O CNPJ da nota (43.222.333/0001-09) não é o do código (11.222.333/0001-81)']],
    ['the CNPJ beside a typed key', { cnpj: other }, ['O CNPJ da nota (43.222.333/0001-09) não é o do código (11.222.333/0001-81)']],
    ['a printed number', { impresso: { numero: '124' } }, ['O número da nota (124) não é o do código (123)']],
    ['the month', { data: '2026-10-20' }, ['O mês da nota (10/2026) não é o do código (11/2026)']],
    ['the day', { data: '2026-11-21' }, ['O dia da nota (21/11/2026) não é o do código (dia 20)']],
    ['the total', { total: '900.00' }, ['O total da nota (R$ 900,00) não é o do código (R$ 90,00)']],
    ['the total with doubt', { total: '900.00', certeza: { ...sure.certeza, total: 0.94 } }, []],
    ['no values', emptyReading('foto'), []],
  ])('with %s', (_name, values, expected) => {
    const findings = printFindings(key, { ...sure, ...values });
    expect(messages(findings)).toEqual(expected);
    expect(findings.every(({ code, severity }) => code === 'PRINT_DIFFERENT' && severity === 'SOFT')).toBe(true);
  });

  it('says nothing of what the code does not tell, and nothing without a key', () => {
    const values = { ...sure, data: '2026-11-21', total: '900.00' };
    expect(printFindings({ ...key, dia: null, vNF: null }, values)).toEqual([]);
    expect(printFindings(null, values)).toEqual([]);
  });
});

describe('The signs of a picture', () => {
  const none = { editor: null, changedAfterDays: null, isCapture: false };
  it.each([
    [none, []],
    [{ ...none, editor: 'GIMP', changedAfterDays: 9 }, ['A foto foi salva por um editor de imagens (GIMP): confira se algo foi alterado']],
    [{ ...none, changedAfterDays: 1 }, ['A foto foi alterada 1 dia depois de tirada: confira se algo mudou']],
    [{ ...none, changedAfterDays: 12 }, ['A foto foi alterada 12 dias depois de tirada: confira se algo mudou']],
    [{ ...none, isCapture: true }, ['A imagem é uma captura de tela, não uma foto da nota']],
  ])('%j are said in Portuguese', (signs, expected) => {
    expect(messages(pictureFindings(signs))).toEqual(expected);
  });
});

describe('Two receipts of one store, day and total', () => {
  const item = { qtde: '2', total: '90.00', codigo: '1', descricao: 'TINTA' } as Reading['itens'][number];
  const receipt = (chave: string | null, hora: string | null, itens = [item]) => ({ chave, reading: { hora, itens } });
  it.each([
    ['without keys and times', receipt(null, null), receipt(null, null), true],
    ['with one key of two', receipt('A', null), receipt(null, '10:10'), true],
    ['at one time, one with seconds', receipt(null, '10:10:09'), receipt(null, '10:10'), true],
    ['at different times', receipt(null, '10:10'), receipt(null, '10:11'), false],
    ['with different keys at one time', receipt('A', '10:10'), receipt('B', '10:10'), true],
    ['with different keys at different seconds', receipt('A', '10:10:01'), receipt('B', '10:10:02'), false],
    ['with different keys and no time', receipt('A', null), receipt('B', null), false],
    ['with one key', receipt('A', '10:10'), receipt('A', '10:10'), false],
    ['with another quantity', receipt(null, null), receipt(null, null, [{ ...item, qtde: '3' }]), false],
    ['with a code read otherwise', receipt(null, null), receipt(null, null, [{ ...item, codigo: null, qtde: '2.00' }]), true],
    ['with one item more', receipt(null, null), receipt(null, null, [item, item]), false],
  ])('%s', (_name, one, other, expected) => {
    expect(isSameSale(one, other)).toBe(expected);
  });
});
