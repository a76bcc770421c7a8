import { formatCnpj } from '../../shared/cnpj.ts';
import { type CalendarDate, monthOf } from '../../shared/dates.ts';
import type { FiscalKey } from '../../shared/fiscal-key.ts';

/** One thing that the machine doubts about a receipt, for the reviewer to weigh. Never a decision. */
export interface Finding {
  code: 'KEY_INVALID' | 'DUPLICATE_NOTE' | 'DUPLICATE_FILE' | 'SIMILAR_PICTURE' | 'CNPJ_DIFFERENT' | 'MONTH_DIFFERENT' | 'KEY_WARNING';
  severity: 'HARD' | 'SOFT';
  message: string;
  /** The other submission or posting that it is about. */
  submissionId?: number;
  postingId?: number;
}

interface Facts {
  key: FiscalKey | null;
  /** CNPJ of the sender's store; null for consumers. */
  cnpj: string | null;
  sentOn: CalendarDate;
  postedAs: { id: number } | null;
  sameFile: { submissionId: number }[];
  similar: { submissionId: number }[];
}

/** What the codes on a receipt and its picture say against it (001 §9, reject reasons; C1). Pure. */
export function receiptFindings({ key, cnpj, sentOn, postedAs, sameFile, similar }: Facts): Finding[] {
  const findings: Finding[] = [];
  if (postedAs)
    findings.push({
      code: 'DUPLICATE_NOTE',
      severity: 'HARD',
      message: 'Nota Duplicada: esta nota já foi pontuada',
      postingId: postedAs.id,
    });
  for (const { submissionId } of sameFile)
    findings.push({
      code: 'DUPLICATE_FILE',
      severity: 'HARD',
      message: `O mesmo arquivo foi enviado na nota ${submissionId}`,
      submissionId,
    });
  for (const { submissionId } of similar)
    findings.push({ code: 'SIMILAR_PICTURE', severity: 'SOFT', message: `A foto se parece com a da nota ${submissionId}`, submissionId });
  if (!key) return findings;
  for (const message of key.errors) findings.push({ code: 'KEY_INVALID', severity: 'HARD', message });
  for (const message of key.warnings) findings.push({ code: 'KEY_WARNING', severity: 'SOFT', message });
  if (cnpj && key.cnpj !== cnpj)
    findings.push({
      code: 'CNPJ_DIFFERENT',
      severity: 'HARD',
      message: `CNPJ divergente do cadastro: a nota é de ${formatCnpj(key.cnpj)}`,
    });
  const month = `${key.ano}-${String(key.mes).padStart(2, '0')}`;
  if (month !== monthOf(sentOn))
    findings.push({
      code: 'MONTH_DIFFERENT',
      severity: 'HARD',
      message: `Data fora do mês vigente: a nota é de ${month.slice(5)}/${key.ano}`,
    });
  return findings;
}
