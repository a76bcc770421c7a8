import { creditableReading, type ReadingGap } from './creditable-reading.ts';
import { emptyReading, type ReadItem, type Reading } from './engine/reading.ts';

const item = (values: Partial<ReadItem> = {}): ReadItem => ({
  codigo: '7891234567895',
  descricao: 'TINTA ACRILICA 18L',
  qtde: '2',
  un: 'UN',
  valorUnitario: '50.00',
  total: '100.00',
  certeza: 0.99,
  lugar: null,
  corrigido: false,
  ...values,
});

const sure: Reading = {
  ...emptyReading('foto'),
  chave: '35261112345678000195650010000001231000001236',
  data: '2026-11-20',
  total: '90.00',
  desconto: '10.00',
  itens: [item()],
  certeza: { chave: 0.99, data: 0.97, total: 0.98, desconto: 0.96 },
};
const signed: Partial<Reading> = { fonte: 'xml-assinado', autoridadeConferida: true };

describe('A reading', () => {
  const cases: [string, Partial<Reading>, ReadingGap[]][] = [
    ['a photograph whose values are all sure', {}, []],
    ['an XML of a configured authority', signed, []],
    ['an XML with freight in its total', { ...signed, total: '120.00' }, []],
    ['a signature without a configured authority', { ...signed, autoridadeConferida: null }, ['AUTORIDADE']],
    ['an XML without a valid signature', { fonte: 'xml' }, ['FONTE']],
    ['a PDF', { fonte: 'pdf' }, ['FONTE']],
    ['a key from digits', { certeza: { ...sure.certeza, chave: 0.85 } }, ['CHAVE']],
    ['no day', { data: null }, ['DATA']],
    ['a doubtful total', { certeza: { ...sure.certeza, total: 0.94 } }, ['TOTAL']],
    ['no total', { total: null }, ['TOTAL', 'SOMA']],
    ['a doubtful discount', { certeza: { ...sure.certeza, desconto: 0.5 } }, ['DESCONTO']],
    ['no discount, and items that close', { desconto: null, total: '100.00' }, []],
    ['items that do not close', { total: '90.01' }, ['SOMA']],
    ['a doubtful item', { itens: [item({ certeza: 0.9 })] }, ['ITENS']],
    ['a corrected item', { itens: [item({ corrigido: true })] }, ['ITENS']],
    ['an item without a price', { itens: [item({ valorUnitario: null })] }, ['ITENS']],
    ['no items', { itens: [] }, ['ITENS', 'SOMA']],
    ['a contradiction', { divergencias: ['Mês impresso diferente do mês da chave'] }, ['DIVERGENCIA']],
    ['a cancelled note', { cancelada: true }, ['CANCELADA']],
    ['a cut picture', { duvidasDaFoto: ['CORTADA'] }, ['FOTO_RUIM']],
    ['nothing', emptyReading(), ['FONTE', 'CHAVE', 'DATA', 'TOTAL', 'ITENS', 'SOMA']],
  ];
  it.each(cases)('with %s has the gaps of the table', (_name, values, gaps) => {
    expect(creditableReading({ ...sure, ...values })).toEqual(gaps);
  });
});
