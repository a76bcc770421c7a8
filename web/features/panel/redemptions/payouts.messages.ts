import { formatDateTime } from '../../../../server/shared/dates.ts';
import { moneyText } from '../../../ui/amount-texts.ts';

/** pt-BR texts of consumer redemptions and their payments (document 001 §2 Resgates Consumidor). */
export const payoutTexts = {
  title: 'Resgates Consumidor',
  search: 'Buscar por consumidor, CPF ou código',
  empty: 'Os resgates de cashback aparecem aqui assim que são pedidos.',
  payment: 'Pagamento',
  late: 'Atrasado',
  held: (until: string) => `Retido até ${formatDateTime(until)}`,
  approve: 'Aprovar pagamento',
  approved: (count: number) => (count === 1 ? '1 pagamento aprovado' : `${count} pagamentos aprovados`),
  notRequested: 'O pagamento não espera aprovação',
  makeBatch: 'Gerar lote',
  makeBatchTitle: 'Gerar um lote com os pagamentos aprovados?',
  makeBatchText: 'O arquivo do lote é baixado com as chaves completas. Envie-o ao banco e registre o retorno depois.',
  batchMade: (id: string, count: number, total: string) =>
    `Lote ${id}: ${count === 1 ? '1 pagamento' : `${count} pagamentos`}, ${moneyText(total)}`,
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
  keyTitle: (tipo: string) => `Chave PIX (${tipo})`,
  keyHint: 'Esta consulta ficou registrada no log.',
  keyLabel: 'Chave PIX',
  keyCopied: 'Chave copiada',
} as const;
