import { formatDateTime } from '../../../../server/shared/dates.ts';
import { formatInteger } from '../../../../server/shared/format.ts';
import { sum } from '../../../../server/shared/money.ts';
import { moneyText } from '../../../ui/amount-texts.ts';

const payments = (count: number) => (count === 1 ? '1 pagamento' : `${formatInteger(String(count))} pagamentos`);

/** An instant within the next days: '26/11 18:00'. */
const dayAndTime = (at: string) => formatDateTime(at).replace(/^(\d\d.\d\d).\d{4} (\d\d:\d\d):\d\d$/, '$1 $2');

/** How many payments are selected and what they pay together: '2 pagamentos · R$ 24,00'. */
export const selectionText = (rows: readonly { pontosGastos: string }[]): string =>
  [payments(rows.length), moneyText(sum(rows.map(({ pontosGastos }) => pontosGastos)))].join(' · ');

/** pt-BR texts of consumer redemptions and their payments (document 001 §2 Resgates Consumidor). */
export const payoutTexts = {
  title: 'Resgates Consumidor',
  search: 'Buscar por consumidor, CPF ou código',
  searchMasked: 'Buscar por consumidor, CPF completo ou código',
  empty: 'Os resgates de cashback aparecem aqui assim que são pedidos.',
  payment: 'Pagamento',
  late: 'Atrasado',
  stages: 'Etapas do pagamento',
  everyStage: 'Todos',
  stage: { A_APROVAR: 'A aprovar', APROVADOS: 'Aprovados', NO_BANCO: 'No banco', PAGOS: 'Pagos', DEVOLVIDOS: 'Devolvidos' },
  emptyStage: {
    A_APROVAR: 'Nenhum pagamento espera aprovação.',
    APROVADOS: 'Nenhum pagamento aprovado espera um lote.',
    NO_BANCO: 'Nenhum pagamento espera a resposta do banco.',
    PAGOS: 'Nenhum pagamento foi feito.',
    DEVOLVIDOS: 'Nenhum pagamento foi devolvido pelo banco, estornado ou cancelado.',
  },
  held: (until: string) => `Retido até ${dayAndTime(until)}`,
  heldReason: (until: string) => `Retido até ${dayAndTime(until)}: primeiro pagamento para esta chave`,
  own: 'Pagamento para o seu próprio CPF: peça a outra pessoa da equipe',
  noneSelected: 'Nenhum pagamento selecionado',
  selectFirst: 'Selecione os pagamentos que quer aprovar',
  someRefused: (refused: number, all: number, reason: string) => (all === 1 ? reason : `${refused} de ${all} selecionados: ${reason}`),
  approve: 'Aprovar pagamento',
  approved: (count: number) => (count === 1 ? '1 pagamento aprovado' : `${count} pagamentos aprovados`),
  notRequested: 'O pagamento não espera aprovação',
  notApproved: 'Aguarda aprovação',
  inBatch: (lote: string | null) => `No lote ${lote ?? '-'}`,
  onItsWay: 'Em trânsito: peça o estorno',
  paid: 'Pago: peça o estorno',
  beingReversed: 'Em estorno: falta outra pessoa confirmar',
  notPaid: 'Ainda não foi pago',
  ended: 'O pagamento já terminou',
  noReversal: 'Nenhum estorno foi pedido',
  secondPerson: 'Você aprovou este pagamento: falta outra pessoa para pagar',
  reversalSecondPerson: 'Falta outra pessoa: você pediu o estorno ou registrou o pagamento',
  askReversal: 'Pedir estorno',
  askReversalHint: 'O pagamento só é estornado depois que outra pessoa confirmar. Até lá, a campanha do consumidor continua resgatada.',
  reversalReason: 'Motivo do estorno',
  reversalAsked: 'Estorno pedido. Falta outra pessoa confirmar.',
  confirmReversal: 'Confirmar estorno',
  confirmReversalText: (reason: string | null) =>
    `Motivo: ${reason ?? '-'}. O cashback volta ao saldo do consumidor, que pode resgatar a campanha de novo. Confirme só se o dinheiro não foi pago ou já voltou.`,
  reversed: 'Pagamento estornado',
  dropReversal: 'Recusar estorno',
  dropReversalText: (reason: string | null) => `Motivo do pedido: ${reason ?? '-'}. O pagamento continua como estava antes do pedido.`,
  reversalDropped: 'Estorno recusado',
  reversalOf: (reason: string) => `Estorno: ${reason}`,
  makeBatch: 'Gerar lote',
  makeBatchTitle: 'Gerar um lote com os pagamentos aprovados?',
  makeBatchOf: (count: number, total: string) => `${payments(count)}, ${moneyText(total)}.`,
  makeBatchText: 'O arquivo do lote é baixado com as chaves completas. Envie-o ao banco e registre o retorno depois.',
  batchMade: (id: string, count: number, total: string) => `Lote ${id}: ${payments(count)}, ${moneyText(total)}`,
  leftForAnother: (count: number) =>
    count === 1
      ? '1 pagamento que você aprovou, acima do limite, ficou para o lote de outra pessoa.'
      : `${count} pagamentos que você aprovou, acima do limite, ficaram para o lote de outra pessoa.`,
  batches: 'Lotes',
  batchesTitle: 'Lotes de pagamento',
  noBatches: 'Nenhum lote foi gerado.',
  download: 'Baixar arquivo',
  bankReturn: 'Retorno do banco',
  bankReturnHint: 'CSV ou XLSX com as colunas id, valor, situacao (PAGO ou DEVOLVIDO) e, se houver, motivo e endToEndId.',
  file: 'Arquivo do banco',
  noFile: 'Selecione um arquivo primeiro',
  process: 'PROCESSAR',
  returnRead: (paid: number, back: number, repeated: number) =>
    `Retorno lido: ${paid} pagos, ${back} devolvidos, ${repeated} já registrados.`,
  refusedLines: (count: number) => (count === 1 ? '1 linha não foi aceita:' : `${count} linhas não foram aceitas:`),
  line: (linha: number, mensagem: string) => `Linha ${linha}: ${mensagem}`,
  seeKey: 'Ver chave PIX',
  noKey: 'Não há chave PIX guardada',
  keyTitle: (tipo: string) => `Chave PIX (${tipo})`,
  keyHint: 'Esta consulta ficou registrada no log.',
  keyLabel: 'Chave PIX',
  keyCopied: 'Chave copiada',
  life: 'Vida do pagamento',
  lifeFailed: 'Não foi possível carregar a vida do pagamento',
  by: (name: string) => `Por ${name}`,
  byConsumer: (name: string) => `Pedido por ${name}`,
  byReturn: (name: string, lote: string) => `Retorno do lote ${lote} lido por ${name}`,
  fileLine: (lote: string, line: number) => `Lote ${lote}, linha ${line} do arquivo`,
  bankNumber: (number: string) => `Número no banco: ${number}`,
  because: (reason: string) => `Motivo: ${reason}`,
} as const;
