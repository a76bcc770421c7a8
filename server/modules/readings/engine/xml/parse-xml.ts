import { ParseOption, XmlDocument, type XmlElement } from 'libxml2-wasm';
import { FileRefused } from '../file-refused.ts';

/** Namespace of NF-e and NFC-e. */
export const NFE_NAMESPACE = 'http://www.portalfiscal.inf.br/nfe';
/** Prefixes of the XPath expressions. */
export const PREFIXES = { nfe: NFE_NAMESPACE, ds: 'http://www.w3.org/2000/09/xmldsig#' };

/** SEFAZ refuses notes above 500 KB; a protocol and a cancellation fit in the rest. */
const MAX_BYTES = 1024 * 1024;
/** The official schema nests fewer than 20 levels. */
const MAX_DEPTH = 40;
/** A note of 500 KB has at most 25,000 elements, few attributes and a namespace for some; checking a signature takes time for each. */
const MAX_ELEMENTS = 30_000;
const MAX_ATTRIBUTES = 5_000;
const MAX_NAMESPACES = 2_000;
const TOO_COMPLEX = 'O XML tem elementos demais para uma nota.';
const DECLARATION = /^\s*<\?xml\b[^>]*\?>/;
const LATIN_DECLARATION = /^\s*<\?xml\b[^>]*encoding\s*=\s*["'](?:iso-8859-1|windows-1252)["']/i;

/**
 * The file as text without its XML declaration. Only UTF-8 and ISO-8859-1 are accepted, so that the search for a DTD cannot be evaded by
 * an encoding. Throws FileRefused for size, encoding, DTD and entities.
 */
export function xmlText(bytes: Buffer): string {
  if (bytes.length > MAX_BYTES) throw new FileRefused('O XML tem mais de 1 MB.');
  if (bytes.includes(0)) throw new FileRefused('O XML não está em UTF-8.');
  const text = decoded(bytes).replace(DECLARATION, '');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new FileRefused('O XML declara entidades, o que uma nota fiscal não faz.');
  if (text.split('xmlns').length > MAX_NAMESPACES) throw new FileRefused(TOO_COMPLEX);
  return text;
}

/** Parses, calls `use` and frees the document. Throws FileRefused for text that is not XML or is too complex. */
export function withXml<Result>(text: string, use: (document: XmlDocument) => Result): Result {
  const document = parse(text);
  try {
    if (isTooComplex(document)) throw new FileRefused(TOO_COMPLEX);
    return use(document);
  } finally {
    document.dispose();
  }
}

function isTooComplex(document: XmlDocument): boolean {
  return (
    document.get('/*'.repeat(MAX_DEPTH + 1)) !== null ||
    document.eval(`count(//*) > ${MAX_ELEMENTS} or count(//@*) > ${MAX_ATTRIBUTES}`) === true
  );
}

/** Child elements in document order; text and comments are left out. */
export function childElements(element: XmlElement): XmlElement[] {
  return element.find('*') as XmlElement[];
}

function decoded(bytes: Buffer): string {
  const isLatin = LATIN_DECLARATION.test(bytes.subarray(0, 200).toString('latin1'));
  try {
    return new TextDecoder(isLatin ? 'windows-1252' : 'utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new FileRefused('O XML não está em UTF-8.', { cause });
  }
}

function parse(text: string): XmlDocument {
  try {
    return XmlDocument.fromString(text, { option: ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NONET });
  } catch (cause) {
    throw new FileRefused('O XML está incompleto ou malformado.', { cause });
  }
}
