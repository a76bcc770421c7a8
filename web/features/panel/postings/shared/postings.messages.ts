import { moneyText, pointsText } from '../../../../ui/amount-texts.ts';
import type { Audience } from './audience.ts';

/** An amount in its audience's unit. */
const amountText = (amount: string, audience: Audience) =>
  audience === 'CONSUMER' ? `${moneyText(amount)} de cashback` : pointsText(amount);

/** pt-BR texts of postings and receipts; documented ones are verbatim (document 001 §2, §4, §5, §8 and §9). */
export const postingTexts = {
  title: 'Pontuações',
  pending: 'Pontuações Pendentes',
  closed: 'Pontuações Encerradas',
  cashbackTitle: 'Pontuações Cashback',
  approvedCashback: 'Pontuações cashback aprovadas',
  pendingCashback: 'Pontuações pendentes cashback',
  closedCashback: 'Cashback encerradas',
  tabApproved: 'Aprovadas',
  approvedOn: 'Aprovada em',
  searchConsumer: 'Buscar por consumidor ou CPF',
  searchConsumerMasked: 'Buscar por consumidor ou CPF completo',
  newPurchase: 'Nova venda cashback',
  undatedCampaign: 'Próxima campanha',
  views: 'Telas de pontuações',
  tabPostings: 'Pontuações',
  tabPending: 'Pendentes',
  tabClosed: 'Encerradas',
  network: 'Rede',
  allNetworks: 'Todas',
  sentOn: 'Enviada em',
  reviewer: 'Em análise por',
  recordedOn: 'Pontuada em',
  soldOn: 'Data da venda',
  sale: 'Venda',
  searchBy: 'Buscar Por',
  search: 'Buscar pontuação',
  searchPending: 'Buscar nota',
  searchSales: 'Buscar venda',
  noSales: 'Este vendedor ainda não tem vendas pontuadas.',
  emptyPending: 'Nenhuma nota espera por análise.',
  seeReceipt: 'Ver nota',
  receipt: 'Nota enviada',
  receiptOf: (nome: string) => `Nota de ${nome}`,
  withoutReceipt: 'Pontuação sem nota enviada',
  history: 'Histórico',
  historyOf: (of: string | undefined) => (of ? `Histórico: ${of}` : 'Histórico'),
  historyTitle: (id: string) => `Histórico da nota ${id}`,
  items: 'Itens',
  itemsTitle: (identificador: string) => `Itens da venda ${identificador}`,
  itemsHint: 'Pontos de cada item: quantidade × pontos do produto × fator da loja, com os valores da data da venda.',
  total: 'Total',
  process: 'Processar',
  close: 'Encerrar',
  reject: 'Reprovar',
  reviewQueue: 'Revisar fila',
  queueEmpty: 'Nenhuma nota livre na fila agora.',
  inReview: (nome: string) => `Em análise por ${nome}`,
  warnings: (count: number) => (count === 1 ? '1 aviso' : `${count} avisos`),
  preValidated: 'Pré-validada',
  priority: 'Prioridade',
  waitsFor: (nome: string) => `2ª aprovação: ${nome}`,
  lane: 'Faixa',
  allLanes: 'Todas',
  edit: 'Editar dados da nota',
  editTitle: 'Editar dados da nota',
  editReason: 'Justificativa',
  editHint: 'Os pontos não mudam. Se a nova data mudar a pontuação, retorne a venda para pendente e processe de novo.',
  editDone: 'Dados da nota alterados com sucesso',
  edits: 'Correções de dados',
  approvals: 'Segunda aprovação',
  gain: (amount: string, audience: Audience) => amountText(amount, audience),
  sales: 'Vendas',
  entries: 'Extrato',
  support: 'Atendimento',
  noEntries: 'Nenhum movimento neste saldo.',
  explanation: 'Como o número se formou',
  closeTitle: 'Encerrar esta nota?',
  closeText: (nome: string, audience: Audience) =>
    `A nota de ${nome} sai da fila sem gerar ${audience === 'CONSUMER' ? 'cashback' : 'pontos'} e sem um motivo.`,
  closeDone: 'Pontuação encerrada com sucesso',
  rejectTitle: 'Reprovar nota',
  rejectHint: 'Escolha o motivo (teclas 1 a 7). Quem enviou a nota verá o motivo escolhido.',
  addNote: 'Escrever observação',
  noteLabel: 'Observação para quem enviou (opcional)',
  noteHint: 'Enter volta aos motivos: o motivo escolhido reprova com esta observação.',
  rejectionNote: (text: string) => `Observação: ${text}`,
  rejectDone: 'Nota reprovada com sucesso',
  rejectFailed: 'Ocorreu um erro ao reprovar a nota',
  cancel: 'Cancelar',
  cancelPosting: 'Cancelar pontuação',
  cancelTitle: 'Cancelar esta pontuação?',
  cancelText: (nome: string, amount: string, audience: Audience) =>
    `${nome} perde ${amountText(amount, audience)}. O que já foi gasto vira débito, descontado das próximas pontuações. A venda não pode ser reaberta.`,
  cancelFailed: 'Erro ao cancelar pontuação',
  cancelDone: 'Pontuação cancelada com sucesso',
  returnPosting: 'Retornar para pendente',
  returnTitle: 'Retornar esta pontuação para pendente?',
  returnText: (nome: string, amount: string, audience: Audience) =>
    `${nome} perde ${amountText(amount, audience)} até a nota ser processada de novo. O que já foi gasto vira débito.`,
  returnFailed: 'Erro ao retornar pontuação para pendente',
  returnDone: 'Pontuação retornada para pendente',
  debt: (nome: string, divida: string, audience: Audience) =>
    audience === 'CONSUMER'
      ? `${nome} já tinha resgatado parte do cashback: fica com débito de ${moneyText(divida)}.`
      : `${nome} já tinha gasto parte dos pontos: fica com débito de ${pointsText(divida)}.`,
  returnClosed: 'Deseja retornar essa foto para pendente?',
  sentBy: (nome: string) => `Nota enviada por ${nome}.`,
  returnClosedDone: 'Nota retornada para pendente',
  cannotReturn: 'Uma nota cancelada não volta para a fila',
} as const;

/** Label of each sale origin, in the seller's row. */
export const ORIGIN_LABELS: Readonly<Record<string, string>> = {
  FOTO: 'Foto',
  DIGITACAO: 'Digitação',
  PAINEL: 'Painel',
  PLANILHA: 'Planilha',
};

/** Fiscal types by letter (document 001 §2, New sale). */
export const FISCAL_TYPE_LABELS: Readonly<Record<string, string>> = { N: 'Nota fiscal', C: 'Cupom fiscal' };

/** The queue's lanes, by what automatic reading found. */
export const LANES = [
  { value: 'PRE_VALIDADA', label: 'Pré-validadas' },
  { value: 'COM_AVISOS', label: 'Com avisos' },
  { value: 'SEM_LEITURA', label: 'Sem chave lida' },
  { value: 'SEGUNDA_APROVACAO', label: 'Segunda aprovação' },
] as const;
