import type { XmlDocument, XmlElement } from 'libxml2-wasm';
import { FileRefused } from '../file-refused.ts';
import { emptyReading, type Reading } from '../reading.ts';
import { certificatesOf, holderCnpj, isIssuedBy } from './certificate.ts';
import { type NoteFields, noteFields } from './note-fields.ts';
import { noteReading } from './note-reading.ts';
import { NFE_NAMESPACE, PREFIXES, withXml, xmlText } from './parse-xml.ts';
import { schemaProblem } from './schema-check.ts';
import { type SignedNote, verifySignature } from './signature.ts';

/** What the operator configured for XML. */
export interface XmlOptions {
  /** PEM texts of the authorities that issue companies' certificates; empty: no authority is checked. */
  authorities: readonly string[];
  /** Folder of the official XSD; absent: only the structure of the fields that are read is checked. */
  schemas?: string | undefined;
}

/** Events that cancel a note, and the situations of its protocol that say so. */
const CANCELLING_EVENTS = ['110111', '110112'];
const CANCELLED = ['101', '151', '155'];
const AUTHORISED = ['100', '150'];
/** Certainty of the fields of a note that was altered after signing. */
const ALTERED = 0.5;

/**
 * Reads one NF-e or NFC-e, 3.10 or 4.00. The source is `xml-assinado` only if the signature holds and belongs to the issuer, and then every
 * value comes from the signed part. An XML of another kind is 'nenhuma'; a note that cannot be read is 'nenhuma' with a divergence.
 */
export async function readXml(bytes: Buffer, options: XmlOptions): Promise<Reading> {
  try {
    const text = xmlText(bytes);
    if (!withXml(text, isNote)) return emptyReading();
    const reading = readNote(text, options.authorities);
    // The schema has no place for a cancellation beside the note.
    const problem = reading.cancelada ? null : await schemaProblem(text, options.schemas);
    return problem ? asTyped(reading, [problem]) : reading;
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { ...emptyReading(), divergencias: [error.message] };
  }
}

/** False: not a note at all. Refuses several notes and a note inside anything but `nfeProc`. */
function isNote(document: XmlDocument): boolean {
  const notes = document.find('//*[local-name() = "infNFe"]');
  if (notes.length === 0) return false;
  if (notes.length > 1) throw new FileRefused('O XML tem mais de uma nota.');
  const { name, namespaceUri } = document.root;
  const isExpected = document.get('/nfe:NFe/nfe:infNFe | /nfe:nfeProc/nfe:NFe/nfe:infNFe', PREFIXES) !== null;
  if (!isExpected || namespaceUri !== NFE_NAMESPACE) throw new FileRefused(`O XML não segue o formato da NF-e (${name}).`);
  return true;
}

function readNote(text: string, authorities: readonly string[]): Reading {
  const signature = verifySignature(text);
  const isSigned = typeof signature !== 'string';
  const fields = isSigned
    ? withXml(signature.xml, ({ root }) => noteFields(root))
    : withXml(text, (document) => noteFields(noteOf(document)));
  const reading = withXml(text, (document) => withProtocol(noteReading(fields), document));
  if (isSigned) return withSignature(reading, { fields, signature, authorities });
  return signature === 'broken' ? altered(reading) : reading;
}

function noteOf(document: XmlDocument): XmlElement {
  return document.get('//nfe:infNFe', PREFIXES) as XmlElement;
}

/** Adds what the protocol and the events beside the note say. SEFAZ does not sign them, so they can only speak against the note. */
function withProtocol(reading: Reading, document: XmlDocument): Reading {
  const texts = (path: string) => document.find(path, PREFIXES).map(({ content }) => content.trim());
  const situations = texts('/nfe:nfeProc/nfe:protNFe/nfe:infProt/nfe:cStat');
  const cancelada =
    texts('//nfe:tpEvento').some((event) => CANCELLING_EVENTS.includes(event)) || situations.some((code) => CANCELLED.includes(code));
  const refused = situations.find((code) => !AUTHORISED.includes(code) && !CANCELLED.includes(code));
  const isOfAnother = texts('/nfe:nfeProc/nfe:protNFe/nfe:infProt/nfe:chNFe').some((chave) => chave !== reading.chave);
  return {
    ...reading,
    cancelada,
    divergencias: [
      ...reading.divergencias,
      ...(cancelada ? ['Nota cancelada.'] : []),
      ...(refused ? [`A SEFAZ não autorizou a nota (situação ${refused}).`] : []),
      ...(isOfAnother ? ['O protocolo de autorização é de outra nota.'] : []),
    ],
  };
}

function withSignature(
  reading: Reading,
  { fields, signature, authorities }: { fields: NoteFields; signature: SignedNote; authorities: readonly string[] },
): Reading {
  const holder = holderCnpj(signature.certificate);
  // Branches sign with the head office's certificate, so only the first eight characters are compared.
  if (!holder || !fields.cnpj || holder.slice(0, 8) !== fields.cnpj.slice(0, 8)) {
    return asTyped(reading, ['O certificado da assinatura não é do emitente.']);
  }
  if (authorities.length === 0) return { ...reading, fonte: 'xml-assinado' };
  const isTrusted = isIssuedBy(signature.certificate, certificatesOf(authorities), fields.emissao.slice(0, 10));
  if (!isTrusted) return asTyped(reading, ['O certificado da assinatura não é de uma autoridade aceita.']);
  return { ...reading, fonte: 'xml-assinado', autoridadeConferida: true };
}

function altered(reading: Reading): Reading {
  const certeza = Object.fromEntries(Object.keys(reading.certeza).map((field) => [field, ALTERED]));
  const itens = reading.itens.map((item) => ({ ...item, certeza: ALTERED }));
  return asTyped({ ...reading, certeza, itens }, ['A assinatura não confere: a nota foi alterada depois de assinada.']);
}

function asTyped(reading: Reading, problems: string[]): Reading {
  return { ...reading, fonte: 'xml', autoridadeConferida: null, divergencias: [...reading.divergencias, ...problems] };
}
