/**
 * Where a reading comes from, the surest first. `xml-assinado`: an XML whose signature holds; `xml`: one without a valid signature, which
 * counts as typed; `pdf`: text of a PDF; `qr`: only a key, from a QR or bar code; `foto`: recognised characters; `nenhuma`: no Brazilian
 * receipt was recognised.
 */
export type ReadingSource = 'xml-assinado' | 'xml' | 'pdf' | 'qr' | 'foto' | 'nenhuma';

/** A place on a page: fractions of its width and height (0 to 1) on the picture as it was sent, in its EXIF orientation; pages count from 1. */
export interface Box {
  page: number;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Fields of a receipt's head, by the names that `npm run -s receipts:read` prints. */
export const HEAD_FIELDS = ['chave', 'cnpj', 'data', 'hora', 'serie', 'numero', 'total', 'desconto'] as const;
export type HeadField = (typeof HEAD_FIELDS)[number];

/** One item of a receipt. Money and quantities are decimal text with a point ('12.50'). Cancelled items are absent. */
export interface ReadItem {
  /** The store's code or the EAN; null when none is printed. */
  codigo: string | null;
  descricao: string;
  qtde: string | null;
  un: string | null;
  valorUnitario: string | null;
  /** Before the item's own discount. */
  total: string | null;
  /** How sure quantity, price, total and code are together, from 0 to 1. */
  certeza: number;
  /** Its rows on the page; null for XML. */
  lugar: Box | null;
  /** A digit was corrected, because exactly one candidate closed the sum. */
  corrigido: boolean;
}

/** What a picture lacks, for the sender to photograph again. */
export type PictureDoubt = 'CORTADA' | 'ESCURA' | 'DESFOCADA';

/** One printed line, so that a reviewer can choose text on the picture. */
export interface ReadLine {
  texto: string;
  lugar: Box;
}

/** What was read from one file. A field that was not read is null and has no certainty. */
export interface Reading {
  fonte: ReadingSource;
  /** Null: not decided. True: the issuer's certificate chains to a configured authority. Only for `xml-assinado`. */
  autoridadeConferida: boolean | null;
  /** '55', '65', '59' (SAT and MFE), 'ECF' or null. */
  modelo: string | null;
  /** 44 characters; from a photograph's digits never repaired. */
  chave: string | null;
  /** The issuer's, 14 characters. */
  cnpj: string | null;
  /** The issuer's printed name. */
  emitente: string | null;
  /** 'YYYY-MM-DD'. */
  data: string | null;
  /** 'HH:MM:SS' or 'HH:MM'. */
  hora: string | null;
  /** Without leading zeros. */
  serie: string | null;
  numero: string | null;
  /** What was paid, in BRL. */
  total: string | null;
  /** Sum of all discounts, in BRL; null when none is printed. */
  desconto: string | null;
  /** Way of payment as printed ('Cartão de Crédito'). */
  pagamento: string | null;
  itens: ReadItem[];
  /** Printed CNPJ and number that surely contradict the key of a code; absent: nothing contradicts it. */
  impresso?: { cnpj?: string; numero?: string } | undefined;
  /** How sure each head field is, from 0 to 1. */
  certeza: Partial<Record<HeadField, number>>;
  /** Where each head field is printed; empty for XML. */
  lugares: Partial<Record<HeadField, Box>>;
  /** What contradicts itself, in Portuguese, for the reviewer. */
  divergencias: string[];
  /** The file says that the note was cancelled. */
  cancelada: boolean;
  /** Only for pictures. */
  duvidasDaFoto: PictureDoubt[];
  /** Clockwise quarter turns (0 to 3) that make a picture upright; absent: none. Places are those before the turns. */
  voltas?: number;
  /** Printed lines from top to bottom; empty for XML. */
  linhas: ReadLine[];
}

/** A field at or above this certainty is called sure: at most one in two hundred of them may be wrong. */
export const SURE = 0.95;

/** A reading in which nothing was recognised. */
export const emptyReading = (fonte: ReadingSource = 'nenhuma'): Reading => ({
  fonte,
  autoridadeConferida: null,
  modelo: null,
  chave: null,
  cnpj: null,
  emitente: null,
  data: null,
  hora: null,
  serie: null,
  numero: null,
  total: null,
  desconto: null,
  pagamento: null,
  itens: [],
  certeza: {},
  lugares: {},
  divergencias: [],
  cancelada: false,
  duvidasDaFoto: [],
  linhas: [],
});
