import type { Random } from '../../../server/demo/random.ts';
import { isValidCnpj } from '../../../server/shared/cnpj.ts';
import { buildFiscalKey, parseFiscalKey } from '../../../server/shared/fiscal-key.ts';
import { add, dec, multiply, roundHalfUp2, subtract, sum } from '../../../server/shared/money.ts';
import { stateByUf } from '../../../server/shared/states.ts';
import { CATALOGUE, type CatalogueProduct, SHOPS } from './catalogue.ts';

export type SaleKind = 'nfce' | 'sat' | 'nfe' | 'ecf';

/** One printed line of a sale. */
export interface SaleItem {
  product: CatalogueProduct;
  codigo: string;
  qtde: string;
  total: string;
  desconto: string | null;
  isCancelled: boolean;
}

/** An invented sale, before a layout prints it. */
export interface Sale {
  kind: SaleKind;
  shop: (typeof SHOPS)[number];
  cnpj: string;
  buyerCnpj: string | null;
  chave: string | null;
  serie: string;
  numero: string;
  /** 'YYYY-MM-DD' */
  data: string;
  /** 'HH:MM:SS' */
  hora: string;
  items: SaleItem[];
  bruto: string;
  /** Discount of the whole sale, beside those of items. */
  descontoGeral: string | null;
  desconto: string | null;
  total: string;
  payment: { nome: string; pago: string; troco: string | null };
  codeKind: 'ean' | 'short' | 'none';
}

export interface SaleOptions {
  kind: SaleKind;
  codeKind: Sale['codeKind'];
  mostItems?: number;
}

/** A random sale. Weighed products have three decimals; most shops round, some truncate. */
export function randomSale(random: Random, { kind, codeKind, mostItems = 12 }: SaleOptions): Sale {
  const shop = random.pick(SHOPS);
  const cnpj = randomCnpj(random);
  const truncates = random.chance(0.2);
  const items = Array.from({ length: random.integer(1, random.chance(0.2) ? mostItems : 6) }, () =>
    randomItem(random, { codeKind, truncates }),
  );
  if (items.every(({ isCancelled }) => isCancelled)) items[0]!.isCancelled = false;
  const counted = items.filter(({ isCancelled }) => !isCancelled);
  const bruto = sum(counted.map(({ total }) => total));
  const ofItems = sum(counted.map(({ desconto }) => desconto ?? '0'));
  const descontoGeral = random.chance(0.2) && dec(ofItems).isZero() ? roundHalfUp2(multiply(bruto, '0.05')) : null;
  const desconto = add(ofItems, descontoGeral ?? '0');
  const total = subtract(bruto, desconto);
  const data = `${kind === 'ecf' ? 2015 : random.integer(2021, 2025)}-${pad(random.integer(1, 12))}-${pad(random.integer(1, 28))}`;
  const numbers = numbersOf(random, { kind, uf: shop.uf, data, cnpj });
  return {
    kind,
    shop,
    cnpj,
    buyerCnpj: random.chance(0.3) || kind === 'nfe' ? randomCnpj(random) : null,
    ...numbers,
    data,
    hora: `${pad(random.integer(8, 21))}:${pad(random.integer(0, 59))}:${pad(random.integer(0, 59))}`,
    items,
    bruto,
    descontoGeral,
    desconto: dec(desconto).isZero() ? null : desconto,
    total,
    payment: randomPayment(random, total),
    codeKind,
  };
}

function randomItem(random: Random, { codeKind, truncates }: { codeKind: Sale['codeKind']; truncates: boolean }): SaleItem {
  const product = random.pick(CATALOGUE);
  const isWeighed = product.un === 'KG' || product.un === 'M2';
  const qtde = isWeighed
    ? `${random.integer(0, 3)}.${String(random.integer(101, 999))}`
    : String(random.chance(0.6) ? 1 : random.integer(2, 24));
  const exact = multiply(qtde, product.preco);
  const total = truncates ? subtract(roundHalfUp2(exact), dec(roundHalfUp2(exact)).greaterThan(exact) ? '0.01' : '0') : roundHalfUp2(exact);
  const hasDiscount = random.chance(0.1) && dec(total).greaterThan(5);
  return {
    product,
    codigo: codeKind === 'ean' ? product.ean : String(random.integer(100, 999_999)),
    qtde,
    total,
    desconto: hasDiscount ? roundHalfUp2(multiply(total, '0.1')) : null,
    isCancelled: random.chance(0.06) && !hasDiscount,
  };
}

function randomPayment(random: Random, total: string): Sale['payment'] {
  if (random.chance(0.3)) {
    const pago = `${dec(total).div(10).ceil().times(10).toFixed(2)}`;
    return { nome: 'Dinheiro', pago, troco: subtract(pago, total) };
  }
  return { nome: random.pick(['Cartao de Credito', 'Cartao de Debito', 'PIX', 'CARTAO CREDITO']), pago: total, troco: null };
}

function randomCnpj(random: Random): string {
  const body = `${String(random.integer(10_000_000, 99_999_999))}000${random.integer(1, 9)}`;
  const checks = Array.from({ length: 100 }, (_, index) => `${body}${pad(index)}`);
  return checks.find(isValidCnpj)!;
}

function numbersOf(
  random: Random,
  { kind, uf, data, cnpj }: { kind: SaleKind; uf: string; data: string; cnpj: string },
): Pick<Sale, 'chave' | 'serie' | 'numero'> {
  const ano = Number(data.slice(0, 4));
  const mes = Number(data.slice(5, 7));
  if (kind === 'ecf') return { chave: null, serie: '', numero: String(random.integer(1_000, 999_999)) };
  if (kind === 'sat') {
    const serie = String(random.integer(100_000_000, 999_999_999));
    const numero = String(random.integer(1_000, 999_999));
    const body = `${stateByUf(uf)!.codigoIbge}${String(ano).slice(2)}${pad(mes)}${cnpj}59${serie}${numero.padStart(6, '0')}${random.integer(100_000, 999_999)}`;
    const digits = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`);
    return { chave: digits.find((key) => !parseFiscalKey(key)!.errors.some((error) => error.includes('verificador')))!, serie, numero };
  }
  const serie = random.integer(1, 320);
  const numero = random.integer(1_000, 999_999);
  const modelo = kind === 'nfe' ? '55' : '65';
  return {
    chave: buildFiscalKey({ uf, ano, mes, cnpj, modelo, serie, numero, cNF: random.integer(10_000_000, 99_999_998) }),
    serie: String(serie),
    numero: String(numero),
  };
}

const pad = (value: number): string => String(value).padStart(2, '0');
