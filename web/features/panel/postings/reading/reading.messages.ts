import { moneyText } from '../../../../ui/amount-texts.ts';
import type { StatusTone } from '../../../../ui/status-chip.tsx';
import type { ReadItem, ReceiptReading } from './read-fields.ts';

/** pt-BR texts of a reading at the review desk. */
export const readingTexts = {
  check: 'conferir',
  corrected: 'um dígito corrigido',
  strip: (label: string) => `Recorte da nota: ${label}`,
  found: 'A leitura encontrou',
  chooseText: 'Escolher texto na foto (T)',
  noField: 'Escolha antes o campo a preencher',
  noValue: (texto: string) => `O texto “${texto}” não serve para este campo`,
  correctItem: (descricao: string) => `Corrigir ${descricao}`,
  missing: 'Itens do programa na nota que faltam no formulário',
  useItem: (descricao: string) => `Usar ${descricao}`,
  use: 'Usar',
  outside: 'Fora do programa',
  programme: 'Produtos do programa na nota',
  sums: (printed: string, entered: string) =>
    `A nota tem ${moneyText(printed)} em produtos do programa; o formulário, ${moneyText(entered)}.`,
  notSold: 'quantidade ou preço a conferir',
  xmlTitle: 'Conteúdo do XML',
  xmlWaiting: 'O XML desta nota ainda não foi lido.',
  downloadXml: 'BAIXAR XML',
  signed: 'Assinatura válida',
  signedByUnknown: 'Assinatura válida, autoridade do certificado desconhecida',
  unsigned: 'Assinatura não conferida',
  issuer: 'Emitente',
  cnpj: 'CNPJ',
  key: 'Chave de acesso',
  number: 'Número e série',
  day: 'Emissão',
  payment: 'Pagamento',
  itemColumns: ['Código', 'Descrição', 'Qtde', 'Unitário', 'Total'],
  discount: 'Desconto',
  total: 'Total da nota',
} as const;

/** The source in the header of the desk, the surest in green. */
export const SOURCES: Readonly<Record<ReceiptReading['fonte'], { label: string; tone: StatusTone }>> = {
  XML_ASSINADO: { label: 'Lida do XML assinado', tone: 'approved' },
  XML: { label: 'Lida do XML sem assinatura', tone: 'info' },
  PDF: { label: 'Lida do PDF', tone: 'info' },
  QR: { label: 'Lida do QR', tone: 'info' },
  FOTO: { label: 'Lida da foto', tone: 'info' },
  NENHUMA: { label: 'Nada lido', tone: 'closed' },
};

/** Why an item should be compared with the picture; null for one that is sure. */
export const doubtOf = ({ certo, corrigido }: ReadItem): string | null =>
  corrigido ? `${readingTexts.check}: ${readingTexts.corrected}` : certo ? null : readingTexts.check;
