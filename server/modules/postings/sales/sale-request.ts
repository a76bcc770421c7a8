import type { ActionContext } from '../../../platform/context.ts';
import type { SecondPersonNeed } from '../../../platform/second-person-need.ts';
import { formatDate } from '../../../shared/dates.ts';
import type { DecimalText } from '../../../shared/decimal-text.ts';
import { formatBrl, formatDecimal } from '../../../shared/format.ts';

/** What the database says about a recorded sale (sql/judge-sale.sql). */
export interface Judged {
  motivo: SecondPersonNeed['motivo'];
  ganho: DecimalText;
  custo: DecimalText | null;
  itens: { codigo: string; qtde: DecimalText; valorUnitario: DecimalText; pontos: DecimalText }[];
  storeId: number;
  networkId: number;
  chave: string;
}

/** A sale as staff typed it, for its request. */
interface TypedSale {
  moeda: 'PONTO' | 'BRL';
  tipoFiscal: string;
  identificador: string;
  realizadoEm: string;
  submissionId: number | null;
  person: { cpf: string; nome: string };
  /** The action's input; the version of the receipt is not kept, because waiting changes it. */
  dados: Record<string, unknown>;
}

/** Reports a recorded sale, which may need a second person. */
export function reportSale(ctx: ActionContext, judged: Judged, sale: TypedSale): void {
  if (judged.motivo || ctx.approves) ctx.secondPerson(saleNeed(judged, sale));
}

/** The request of a sale, with its effect as the approver reads it. */
export function saleNeed(judged: Judged, { moeda, dados, submissionId, person, ...note }: TypedSale): SecondPersonNeed {
  const { motivo, ganho, custo, itens, storeId, networkId, chave } = judged;
  const gain = moeda === 'PONTO' ? `${formatDecimal(ganho)} pontos (${formatBrl(custo)})` : `${formatBrl(ganho)} de cashback`;
  const kind = note.tipoFiscal === 'N' ? 'Nota fiscal' : 'Cupom fiscal';
  return {
    motivo,
    resumo: `${kind} ${note.identificador} de ${formatDate(note.realizadoEm)}: ${gain}`,
    gives: { valor: ganho, moeda },
    mudancas: itens.map(
      ({ codigo, qtde, valorUnitario, pontos }) =>
        `${formatDecimal(qtde)} × ${codigo} a ${formatBrl(valorUnitario)}: ${formatDecimal(pontos)} pontos`,
    ),
    networkId,
    storeId,
    submissionId,
    person,
    chave,
    dados: { ...dados, versao: null },
  };
}
