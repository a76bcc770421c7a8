import { formatDate } from '../../shared/dates.ts';
import { SCENARIO_LABELS, type Scenario } from '../../shared/enums.ts';
import { formatBrl, formatDecimal } from '../../shared/format.ts';
import { add, compare, itemPoints, negate, parseDecimal, percentOf } from '../../shared/money.ts';
import { reversalReasonText, type ShownReason } from '../../shared/reversal-reason.ts';
import { isPositive } from '../../shared/sign.ts';
import { ENTRY_TITLES } from './entry-titles.rules.ts';

/** A balance movement as the lists return it; amounts are signed decimal text. */
export interface ExplainedEntry extends ShownReason {
  tipo: string;
  valor: string;
  dividaApos: string;
  documento: string;
  documentoId: string;
  identificador?: string | null | undefined;
  /** Of a sale: credited without a reviewer. */
  automatica?: boolean | undefined;
  regra: unknown;
  venceEm?: string | null | undefined;
  /** For a credit: what is left of it. */
  livre?: string | null | undefined;
  usos?: unknown;
  /** Of a reversal: CANCELADA or DEVOLVIDA. */
  situacao?: string | null | undefined;
  /** Member of staff who caused it; only the staff's list has it, so undefined means that a member reads. */
  autor?: string | null | undefined;
}

type Unit = 'PONTO' | 'BRL';
type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);
/** Rules are JSON: decimals may have become numbers. */
const textOf = (value: unknown): string => (typeof value === 'number' || typeof value === 'string' ? String(value) : '0');
/** The browser reads null where the stored rule has no key. */
const isGiven = (value: unknown): boolean => value !== undefined && value !== null;
const amountOf = (value: string, unit: Unit) => (unit === 'BRL' ? formatBrl(value) : formatDecimal(value));
/** '3.50' as '3,5'. */
const plain = (value: string) => formatDecimal(value).replace(/,?0+$/, '') || '0';
const sizeOf = (value: string) => (compare(value, '0') < 0 ? negate(value) : value);

/** 'fator 2', or 'fator 2 × 1,5 do cenário A' where the store's scenario adds a factor. */
function factorText({ fator, fatorLoja, fatorExtra, cenario }: Fields): string {
  if (!isGiven(fatorExtra)) return `fator ${plain(textOf(fator))}`;
  const scenario = SCENARIO_LABELS[Number(cenario) as Scenario] ?? '';
  return `fator ${plain(textOf(fatorLoja))} × ${plain(textOf(fatorExtra))} do cenário ${scenario}`;
}

/** '87,50 = 3,5 × 12,50 × fator 2' per product, the sum and what the monthly limit withheld. */
function saleSum(valor: string, regra: Fields): string | null {
  const items = listOf(regra.itens);
  const fator = textOf(regra.fator);
  if (items.length === 0) return null;
  const parts = items.map((item) => `${plain(textOf(item.qtde))} × ${formatDecimal(textOf(item.pontos))} × ${factorText(regra)}`);
  const raw = items
    .map((item) => itemPoints({ qtde: toDecimal(item.qtde), valorPontos: toDecimal(item.pontos), fator }))
    .reduce((sum, points) => add(sum, points), '0.00');
  if (compare(raw, valor) <= 0) return `${formatDecimal(valor)} = ${parts.join(' + ')}`;
  return `${formatDecimal(raw)} = ${parts.join(' + ')}; ${formatDecimal(valor)} creditados pelo limite do mês`;
}

function toDecimal(value: unknown): string {
  return parseDecimal(textOf(value)) ?? '0.00';
}

/** '2 % de R$ 617,10 em produtos SW = R$ 12,34'. */
function cashbackSum(valor: string, regra: Fields): string | null {
  if (!isGiven(regra.percentual) || !isGiven(regra.valorProdutosSW)) return null;
  const [percent, value] = [toDecimal(regra.percentual), toDecimal(regra.valorProdutosSW)];
  const sum = `${plain(percent)} % de ${formatBrl(value)} em produtos SW = ${formatBrl(valor)}`;
  // Rounding down applies to the campaign's sum, so a single note may get one more cent.
  return compare(percentOf({ value, percent }, 'floor'), valor) === 0 ? sum : `${sum} (centavos pela soma da campanha)`;
}

const note = ({ identificador, documentoId }: ExplainedEntry) => `nota ${identificador ?? documentoId}`;

/** ' pela equipe (nota duplicada)' for members, ' por Ana Souza (nota duplicada)' for staff. */
function byAndWhy({ autor, causa, observacao }: ExplainedEntry): string {
  const reason = reversalReasonText({ causa, observacao }, autor === undefined ? 'MEMBER' : 'STAFF');
  const by = autor ? ` por ${autor}` : ' pela equipe';
  return reason ? `${by} (${reason.charAt(0).toLowerCase()}${reason.slice(1)})` : by;
}

/** What happened to a sale whose points were reversed. */
function reversalOf(entry: ExplainedEntry): string {
  if (entry.causa === 'DECISAO_DESFEITA') return `a aprovação da ${note(entry)} foi desfeita em seguida`;
  if (entry.situacao === 'DEVOLVIDA') return `a ${note(entry)} foi devolvida para análise${byAndWhy(entry)}`;
  return `a ${note(entry)} foi cancelada${byAndWhy(entry)}`;
}

/** The origin of the number. */
function sourceOf(entry: ExplainedEntry, unit: Unit): string {
  const { tipo, documentoId } = entry;
  const regra = fieldsOf(entry.regra);
  const amount = amountOf(sizeOf(entry.valor), unit);
  if (tipo === 'VENDA') return saleSum(entry.valor, regra) ?? `${amount} da ${note(entry)}`;
  if (tipo === 'CASHBACK') return cashbackSum(entry.valor, regra) ?? `${amount} da ${note(entry)}`;
  if (tipo === 'RESGATE') return `${amount} usados no resgate ${documentoId}`;
  if (tipo === 'CANCELAMENTO_RESGATE')
    return `${amount} devolvidos do resgate ${documentoId}${entry.causa ? `, cancelado${byAndWhy(entry)}` : ''}`;
  if (tipo === 'EXPIRACAO') return `${amount} venceram sem uso`;
  if (tipo === 'REATIVACAO') return `${amount} vencidos foram devolvidos`;
  if (tipo === 'ESTORNO_EXPIRACAO') return `${amount} vencidos voltaram, para o estorno de uma venda`;
  if (tipo === 'ESTORNO' && entry.documento === 'referral') return `${amount} retirados: a aprovação que valeu a indicação foi desfeita`;
  if (tipo === 'ESTORNO') return `${amount} retirados: ${reversalOf(entry)}`;
  if (tipo === 'CORRECAO')
    return `${amount} ${compare(entry.valor, '0') < 0 ? 'retirados' : 'creditados'}: a ${note(entry)} foi corrigida${byAndWhy(entry)}`;
  if (tipo === 'INDICACAO') return `${amount} por uma indicação aprovada`;
  if (tipo === 'SWPRO') return `${amount} de uma plataforma parceira`;
  if (tipo === 'CODIGO') return `${amount} por um código de cadastro`;
  return `${amount}: ${ENTRY_TITLES[tipo] ?? tipo}`;
}

const USES: Readonly<Record<string, (value: string, id: string) => string>> = {
  RESGATE: (value, id) => `${value} usados no resgate ${id}`,
  EXPIRACAO: (value) => `${value} vencidos`,
  ESTORNO: (value) => `${value} estornados`,
};

/**
 * Explains a movement in one sentence (beyond C6): '87,50 = 3,5 × 12,50 × fator 2; vence 31/01/2027; 40,00 usados no resgate 812; 47,50
 * livres'. Pure; the same for members and staff.
 */
export function explainEntry(entry: ExplainedEntry, unit: Unit): string {
  const sentence = [sourceOf(entry, unit), ...(entry.automatica ? ['crédito automático'] : [])];
  if (isPositive(entry.valor)) {
    const uses = listOf(fieldsOf(entry.usos).itens);
    const isOver = uses.some(({ tipo }) => tipo === 'EXPIRACAO') && !isPositive(entry.livre ?? '0');
    if (entry.venceEm) sentence.push(`${isOver ? 'venceu' : 'vence'} ${formatDate(entry.venceEm)}`);
    for (const use of uses) {
      const value = amountOf(textOf(use.valor), unit);
      sentence.push((USES[textOf(use.tipo)] ?? ((shown: string) => `${shown} usados`))(value, textOf(use.documentoId)));
    }
    if (entry.livre) sentence.push(isPositive(entry.livre) ? `${amountOf(entry.livre, unit)} livres` : 'nada livre');
  }
  if (isPositive(entry.dividaApos)) sentence.push(`débito de ${amountOf(entry.dividaApos, unit)} a compensar`);
  return sentence.join('; ');
}
