import { formatCnpj } from '../../../../shared/cnpj.ts';
import { formatDate } from '../../../../shared/dates.ts';
import type { FiscalKey } from '../../../../shared/fiscal-key.ts';
import { formatDecimal } from '../../../../shared/format.ts';
import { compare } from '../../../../shared/money.ts';
import { type HeadField, type Reading, SURE } from '../../../readings/index.ts';
import { type Finding, soft } from '../receipt-findings.ts';

type Difference = [name: string, printed: string, inKey: string] | false | undefined;

/** Sure values of a receipt that contradict its key, or what the QR code says besides the key (SAT and offline NFC-e). */
export function printFindings(key: FiscalKey | null, reading: Reading): Finding[] {
  if (!key) return [];
  const sure = (field: HeadField) => ((reading.certeza[field] ?? 0) >= SURE ? reading[field] : null);
  const cnpj = reading.impresso?.cnpj ?? sure('cnpj');
  const numero = reading.impresso?.numero ?? sure('numero');
  const data = sure('data');
  const total = sure('total');
  const month = `${key.ano}-${String(key.mes).padStart(2, '0')}`;
  const differences: Difference[] = [
    cnpj !== null && cnpj !== key.cnpj && ['CNPJ', formatCnpj(cnpj), formatCnpj(key.cnpj)],
    numero !== null && numero !== key.numero && ['número', numero, key.numero],
    data !== null && !data.startsWith(month) && ['mês', `${data.slice(5, 7)}/${data.slice(0, 4)}`, `${month.slice(5)}/${key.ano}`],
    data?.startsWith(month) && key.dia !== null && Number(data.slice(8)) !== key.dia && dayDifference(data, key.dia),
    total !== null && key.vNF !== null && compare(total, key.vNF) !== 0 && ['total', brl(total), brl(key.vNF)],
  ];
  return differences.flatMap((difference) => (difference ? [different(difference)] : []));
}

const brl = (value: string) => `R$ ${formatDecimal(value)}`;

const dayDifference = (data: string, dia: number): Difference => ['dia', formatDate(data), `dia ${dia}`];

const different = ([name, printed, inKey]: Exclude<Difference, false | undefined>): Finding =>
  soft('PRINT_DIFFERENT', `O ${name} da nota (${printed}) não é o do código (${inKey})`);
