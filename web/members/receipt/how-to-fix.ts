import type { RejectReason } from '../../../server/shared/enums.ts';

interface Advice {
  text: string;
  /** Whether another picture or another receipt can fix it. */
  mayResend: boolean;
}

const ADVICE: Readonly<Record<RejectReason, Advice>> = {
  'Nota Duplicada': { text: 'Esta nota já tinha sido enviada. Confira suas pontuações: não é preciso enviar de novo.', mayResend: false },
  'Nota Ilegível': { text: 'Fotografe de novo em um lugar claro, com o celular parado e as letras em foco.', mayResend: true },
  'Nota Incompleta': { text: 'Fotografe a nota inteira, do topo ao fim, ou envie o PDF.', mayResend: true },
  'Nota Não Qualificada': { text: 'A nota não tem produtos participantes. Confira a lista de produtos antes de enviar.', mayResend: true },
  'CNPJ divergente do cadastro': { text: 'O CNPJ da nota não é o da loja esperada. Envie uma nota emitida por ela.', mayResend: true },
  'Data fora do mês vigente': { text: 'Só valem notas do mês em que são enviadas. Envie cada nota assim que puder.', mayResend: true },
  'Vendedor divergente': { text: 'A nota mostra outro vendedor. Envie notas das suas próprias vendas.', mayResend: true },
};

const CLOSED: Advice = {
  text: 'A análise terminou sem aprovar a nota. Se achar que houve engano, conteste ou fale com o suporte.',
  mayResend: true,
};
const CANCELLED: Advice = {
  text: 'O que esta nota rendeu foi estornado. Se achar que houve engano, fale com o suporte.',
  mayResend: false,
};

/** What a member can do about a receipt that was not processed. */
export const howToFix = ({ status, reprovadoMotivo }: { status: string; reprovadoMotivo: string | null }): Advice => {
  if (status === 'CANCELADA') return CANCELLED;
  return (reprovadoMotivo ? ADVICE[reprovadoMotivo as RejectReason] : undefined) ?? CLOSED;
};
