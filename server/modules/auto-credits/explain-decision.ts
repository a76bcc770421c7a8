import type { RunSql } from '../../platform/db/run-sql.ts';
import { formatDateTime } from '../../shared/dates.ts';
import { CREDIT_REASONS } from './credit-reasons.rules.ts';
import { type CreditInputs, decideCredit, VERSION } from './decide-credit.ts';

interface StoredDecision {
  versao: number;
  entradas: CreditInputs;
  creditada: boolean;
  razoes: string[];
  valor: string | null;
  posting_id: number | null;
  decidida_em: Date;
  recolhida_em: Date | null;
}

/**
 * The automatic decision about a receipt as text for an operator. `repeats`: the function gives the same decision on the stored inputs;
 * also true without a decision, and for one of another version, which only that version can repeat.
 */
export async function explainDecision(sql: RunSql, submissionId: number): Promise<{ text: string; repeats: boolean }> {
  const [stored] = await sql<StoredDecision>(
    `select versao, entradas, creditada, razoes, valor, posting_id, decidida_em, recolhida_em from auto_decisions where submission_id = $1`,
    [submissionId],
  );
  if (!stored) return { text: `A nota ${submissionId} não tem decisão automática.`, repeats: true };
  const { entradas, versao } = stored;
  const again = decideCredit(entradas);
  const isSame = again.credit === stored.creditada && JSON.stringify(again.reasons) === JSON.stringify(stored.razoes);
  const repeats = isSame || versao !== VERSION;
  return {
    text: [...head(submissionId, stored), repetition(isSame, versao), 'Entradas:', JSON.stringify(entradas, null, 2)].join('\n'),
    repeats,
  };
}

const head = (
  submissionId: number,
  { creditada, razoes, valor, posting_id, versao, entradas, decidida_em, recolhida_em }: StoredDecision,
): string[] => [
  `Nota ${submissionId}: ${creditada ? `creditada, ${valor} (pontuação ${posting_id})` : 'não creditada'}, em ${formatDateTime(decidida_em)}`,
  `Função versão ${versao}; regra ${entradas.regra.id}, versão ${entradas.regra.versao}`,
  ...razoes.map((razao) => `- ${razao}: ${CREDIT_REASONS[razao as keyof typeof CREDIT_REASONS]}`),
  ...(recolhida_em ? [`Recolhida em ${formatDateTime(recolhida_em)}`] : []),
];

function repetition(isSame: boolean, versao: number): string {
  if (isSame) return 'A função repete esta decisão com as entradas guardadas.';
  return versao === VERSION
    ? 'A função NÃO repete esta decisão com as entradas guardadas.'
    : `A função está na versão ${VERSION} e decide outra coisa; só a versão ${versao} repete esta decisão.`;
}
