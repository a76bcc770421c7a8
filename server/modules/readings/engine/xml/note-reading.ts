import { isValidGtin } from '../../../../shared/barcode.ts';
import { parseFiscalKey } from '../../../../shared/fiscal-key.ts';
import { compare, dec, multiply, subtract, sum } from '../../../../shared/money.ts';
import { isZero } from '../../../../shared/sign.ts';
import { emptyReading, HEAD_FIELDS, type ReadItem, type Reading } from '../reading.ts';
import type { NoteFields } from './note-fields.ts';

/** Table of payment codes of the NF-e layout (tPag, IT 2024.002). */
const PAYMENTS: Readonly<Record<string, string>> = {
  '01': 'Dinheiro',
  '02': 'Cheque',
  '03': 'Cartão de Crédito',
  '04': 'Cartão de Débito',
  '05': 'Cartão da Loja',
  '10': 'Vale Alimentação',
  '11': 'Vale Refeição',
  '12': 'Vale Presente',
  '13': 'Vale Combustível',
  '15': 'Boleto Bancário',
  '16': 'Depósito Bancário',
  '17': 'Pix',
  '18': 'Transferência Bancária',
  '19': 'Programa de Fidelidade',
  '20': 'Pix',
  '21': 'Crédito em Loja',
  '90': 'Sem Pagamento',
  '99': 'Outros',
};
/** SEFAZ's tolerance between an item's total and quantity times price (rejection 629). */
const PRODUCT_TOLERANCE = '0.01';
/** Certainty of a field that the file contradicts. */
const CONTRADICTED = 0.5;

/** The reading of a note's fields. The caller sets the source and adds what it knows about the signature. */
export function noteReading(fields: NoteFields): Reading {
  const [data, hora] = dayAndTime(fields.emissao);
  const chave = /^NFe([0-9A-Z]{44})$/.exec(fields.id)?.[1] ?? null;
  const keyProblems = keyDivergences(chave, fields);
  const reading: Reading = {
    ...emptyReading('xml'),
    modelo: fields.modelo,
    chave,
    cnpj: fields.cnpj,
    emitente: fields.emitente,
    data,
    hora,
    serie: String(Number(fields.serie)),
    numero: String(Number(fields.numero)),
    total: money(fields.total),
    desconto: discountOf(fields),
    pagamento: [...new Set(fields.pagamentos)].map((code) => PAYMENTS[code] ?? code).join(', ') || null,
    itens: fields.itens.map(itemReading),
    divergencias: [...keyProblems, ...kindDivergences(fields), ...valueDivergences(fields)],
  };
  for (const field of HEAD_FIELDS) if (reading[field] !== null) reading.certeza[field] = 1;
  if (chave && keyProblems.length > 0) reading.certeza.chave = CONTRADICTED;
  return reading;
}

function itemReading({ codigo, ean, descricao, un, qtde, valorUnitario, total }: NoteFields['itens'][number]): ReadItem {
  return {
    // cEAN when its check digit is right ('SEM GTIN' otherwise), because it names the product in every store; else the store's cProd.
    codigo: ean && isValidGtin(ean) ? ean : codigo,
    descricao,
    qtde: dec(qtde).toFixed(),
    un,
    valorUnitario: money(valorUnitario),
    total: money(total),
    certeza: 1,
    lugar: null,
    corrigido: false,
  };
}

/** Day and time as the issuer wrote them: the printed receipt shows the issuer's own time zone. */
function dayAndTime(emissao: string): [string, string] {
  return [emissao.slice(0, 10), emissao.slice(11, 19)];
}

function discountOf({ itens }: NoteFields): string | null {
  const total = sum(itens.map(({ desconto }) => desconto ?? '0'));
  return isZero(total) ? null : total;
}

/** At least two decimals, without further zeros: prices have up to ten. */
function money(value: string): string {
  return sum([value]);
}

function keyDivergences(chave: string | null, fields: NoteFields): string[] {
  const key = chave ? parseFiscalKey(chave) : null;
  if (!key) return ['O XML não tem uma chave de acesso válida.'];
  const month = `${key.ano}-${String(key.mes).padStart(2, '0')}`;
  const differs = [
    key.cnpj !== fields.cnpj && 'o CNPJ do emitente',
    key.modelo !== fields.modelo && 'o modelo',
    Number(key.serie) !== Number(fields.serie) && 'a série',
    Number(key.numero) !== Number(fields.numero) && 'o número',
    !fields.emissao.startsWith(month) && 'o mês de emissão',
  ].filter((name) => name !== false);
  return [...key.errors.map((error) => `${error}.`), ...differs.map((name) => `A chave de acesso não confere com ${name}.`)];
}

function kindDivergences({ ambiente, finalidade, tipo }: NoteFields): string[] {
  return [
    ...(ambiente === '1' ? [] : ['Nota emitida em ambiente de homologação, sem valor fiscal.']),
    ...(finalidade === '4' ? ['Nota de devolução.'] : []),
    ...(tipo === '0' ? ['Nota de entrada, não de venda.'] : []),
  ];
}

function valueDivergences({ itens, totalProdutos }: NoteFields): string[] {
  const itemsTotal = sum(itens.filter(({ compoeTotal }) => compoeTotal).map(({ total }) => total));
  const isWrong = ({ qtde, valorUnitario, total }: NoteFields['itens'][number]) =>
    compare(absolute(subtract(multiply(qtde, valorUnitario), total)), PRODUCT_TOLERANCE) > 0;
  return [
    ...itens.flatMap((item, index) => (isWrong(item) ? [`Item ${index + 1}: quantidade vezes preço difere do total.`] : [])),
    ...(compare(itemsTotal, totalProdutos) === 0 ? [] : ['A soma dos itens difere do total dos produtos.']),
  ];
}

const absolute = (value: string): string => value.replace('-', '');
