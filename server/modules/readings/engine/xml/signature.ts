import { X509Certificate } from 'node:crypto';
import type { XmlDocument, XmlElement } from 'libxml2-wasm';
import { SignedXml } from 'xml-crypto';
import { childElements, NFE_NAMESPACE, PREFIXES, withXml } from './parse-xml.ts';

const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const ENVELOPED = `${PREFIXES.ds}enveloped-signature`;
const SIGNATURES = [`${PREFIXES.ds}rsa-sha1`, 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'];
const DIGESTS = [`${PREFIXES.ds}sha1`, 'http://www.w3.org/2001/04/xmlenc#sha256'];
/** ICP-Brasil's minimum since 2012. */
const MIN_RSA_BITS = 2048;
/** The only form of a signature in the official schema. */
const OUTLINE =
  'Signature(SignedInfo(CanonicalizationMethod,SignatureMethod,Reference(Transforms(Transform,Transform),DigestMethod,DigestValue)),' +
  'SignatureValue,KeyInfo(X509Data(X509Certificate)))';

/** A note whose signature holds. */
export interface SignedNote {
  /** The signed `infNFe` in canonical form: the only text whose values the signature covers. */
  xml: string;
  certificate: X509Certificate;
}

/**
 * Verifies the note's signature, as received and then without white space between elements: some programs indent a note after signing
 * it, which breaks the digest of genuine notes. 'broken': there is a signature, and it does not hold or has an unexpected form.
 */
export function verifySignature(text: string): SignedNote | 'unsigned' | 'broken' {
  if (!withXml(text, (document) => document.get('//ds:Signature', PREFIXES))) return 'unsigned';
  for (const form of new Set([text, text.replace(/>\s+</g, '><')])) {
    const note = verifiedNote(form);
    if (note) return note;
  }
  return 'broken';
}

function verifiedNote(text: string): SignedNote | null {
  const parts = withXml(text, signatureParts);
  if (!parts) return null;
  const check = new SignedXml({ publicCert: parts.certificate.toString(), getCertFromKeyInfo: () => null });
  try {
    check.loadSignature(parts.signature);
    if (!check.checkSignature(text)) return null;
  } catch {
    // The library throws for a wrong signature value and returns false for a wrong digest. Both mean that it does not hold.
    return null;
  }
  const [xml, ...others] = check.getSignedReferences();
  return xml && others.length === 0 && withXml(xml, ({ root }) => isNote(root)) ? { xml, certificate: parts.certificate } : null;
}

/** The library parses the text with another parser, which might resolve the reference to another element. */
function isNote({ name, namespaceUri }: XmlElement): boolean {
  return name === 'infNFe' && namespaceUri === NFE_NAMESPACE;
}

/** The signature as text and its certificate; null unless it is exactly what the official schema describes. */
function signatureParts(document: XmlDocument): { signature: string; certificate: X509Certificate } | null {
  const [note, ...otherNotes] = document.find('//nfe:infNFe', PREFIXES) as XmlElement[];
  const signatures = document.find('//nfe:NFe//ds:Signature', PREFIXES) as XmlElement[];
  const [signature] = signatures;
  if (!note || otherNotes.length > 0 || !signature || signatures.length !== 1) return null;
  if (!isSibling(note, signature) || outline(signature) !== OUTLINE || signature.get('.//comment() | .//processing-instruction()'))
    return null;
  if (!hasExpectedAlgorithms(signature) || !refersTo(note, signature, document)) return null;
  const certificate = certificateOf(signature);
  return certificate && { signature: signature.toString({ format: false }), certificate };
}

function isSibling(note: XmlElement, signature: XmlElement): boolean {
  const parent = signature.parent;
  return parent?.name === 'NFe' && note.parent !== null && parent.isSameNode(note.parent);
}

/** Names of the elements with their children, for one comparison; an element of another namespace makes it differ. */
function outline(element: XmlElement): string {
  if (element.namespaceUri !== PREFIXES.ds) return '?';
  const children = childElements(element).map(outline).join(',');
  return children ? `${element.name}(${children})` : element.name;
}

function hasExpectedAlgorithms(signature: XmlElement): boolean {
  const algorithms = (path: string) =>
    (signature.find(path, PREFIXES) as XmlElement[]).map((element) => element.attr('Algorithm')?.value ?? '');
  const [signing = ''] = algorithms('ds:SignedInfo/ds:SignatureMethod');
  const [digest = ''] = algorithms('.//ds:DigestMethod');
  return (
    algorithms('ds:SignedInfo/ds:CanonicalizationMethod').join() === C14N &&
    algorithms('.//ds:Transform').join() === [ENVELOPED, C14N].join() &&
    SIGNATURES.includes(signing) &&
    DIGESTS.includes(digest)
  );
}

/** Whether the reference is the note's own Id, which no other element has. */
function refersTo(note: XmlElement, signature: XmlElement, document: XmlDocument): boolean {
  const id = note.attr('Id')?.value;
  const reference = (signature.get('.//ds:Reference', PREFIXES) as XmlElement).attr('URI')?.value;
  const ids = document.find('//@*[translate(local-name(), "ID", "id") = "id"]').map((attribute) => attribute.content);
  return id !== undefined && reference === `#${id}` && ids.filter((other) => other === id).length === 1;
}

function certificateOf(signature: XmlElement): X509Certificate | null {
  const content = (signature.get('.//ds:X509Certificate', PREFIXES) as XmlElement).content;
  try {
    const certificate = new X509Certificate(Buffer.from(content, 'base64'));
    const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey;
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_RSA_BITS ? certificate : null;
  } catch {
    // Text that is not a certificate signs nothing.
    return null;
  }
}
