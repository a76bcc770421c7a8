import { createHash, sign } from 'node:crypto';
import { buildFiscalKey } from '../../shared/fiscal-key.ts';
import type { Signer } from './certificates.ts';

/** Namespace declaration of every element of a note. */
const NFE = 'xmlns="http://www.portalfiscal.inf.br/nfe"';
const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const SHA256 = {
  hash: 'sha256',
  signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
};
const SHA1 = { hash: 'sha1', signature: `${DSIG}rsa-sha1`, digest: `${DSIG}sha1` };

/** What a test changes of the note; the defaults are one NFC-e of an invented shop. */
export interface NoteDraft {
  versao?: '3.10' | '4.00';
  cnpj?: string;
  numero?: number;
  emissao?: string;
  ambiente?: string;
  total?: string;
}

const ITEMS = [
  ['7891234567895', 'PF-640', 'PARAFUSO 6X40 CX', 'CX', '2.0000', '12.5000000000', '25.00', '<vDesc>1.50</vDesc>'],
  ['SEM GTIN', 'TA-18', 'TINTA ACRÍLICA 18L BRANCO &amp; GELO', 'UN', '1.0000', '189.9000', '189.90', ''],
  ['', 'CB-25', 'CABO FLEXÍVEL 2,5MM', 'M', '0.6550', '59.9100', '39.24', ''],
] as const;

/** Access key of the default note with the given CNPJ, number and month. */
export const noteKey = ({ cnpj = '11222333000181', numero = 4512, emissao = '2026-11-05' }: NoteDraft = {}): string => {
  const [ano, mes] = emissao.split('-').map(Number) as [number, number];
  return buildFiscalKey({ uf: 'SP', ano, mes, cnpj, modelo: '65', serie: 3, numero, cNF: 20_471_183 });
};

/** An `infNFe` in canonical form, so that its text is what is signed. */
export function infNFe(draft: NoteDraft = {}): string {
  const { versao = '4.00', cnpj = '11222333000181', numero = 4512, emissao = '2026-11-05T21:47:09-03:00', ambiente = '1' } = draft;
  const payment =
    versao === '4.00' ? '<pag><detPag><tPag>17</tPag><vPag>252.64</vPag></detPag></pag>' : '<pag><tPag>17</tPag><vPag>252.64</vPag></pag>';
  return (
    `<infNFe ${NFE} Id="NFe${noteKey(draft)}" versao="${versao}"><ide><cUF>35</cUF><cNF>20471183</cNF><natOp>VENDA</natOp><mod>65</mod>` +
    `<serie>3</serie><nNF>${numero}</nNF><dhEmi>${emissao}</dhEmi><tpNF>1</tpNF><tpAmb>${ambiente}</tpAmb><finNFe>1</finNFe></ide>` +
    `<emit><CNPJ>${cnpj}</CNPJ><xNome>FERRAGENS BOA VISTA LTDA</xNome><CRT>1</CRT></emit><dest><CNPJ>44555666000181</CNPJ></dest>` +
    `${ITEMS.map(itemXml).join('')}<total><ICMSTot><vProd>254.14</vProd><vDesc>1.50</vDesc><vNF>${draft.total ?? '252.64'}</vNF></ICMSTot></total>${payment}</infNFe>`
  );
}

function itemXml([ean, codigo, descricao, un, qtde, preco, total, desconto]: (typeof ITEMS)[number], index: number): string {
  return (
    `<det nItem="${index + 1}"><prod><cProd>${codigo}</cProd><cEAN>${ean}</cEAN><xProd>${descricao}</xProd><uCom>${un}</uCom>` +
    `<qCom>${qtde}</qCom><vUnCom>${preco}</vUnCom><vProd>${total}</vProd>${desconto}<indTot>1</indTot></prod></det>`
  );
}

/** How a test bends a signature. */
export interface SignatureDraft {
  /** Of the signed element; default: the note's. */
  uri?: string;
  /** Further references after the first. */
  furtherReferences?: string;
  algorithm?: 'sha1' | 'sha256';
}

/** A Signature over the canonical `infNFe`. */
export function signature(
  note: string,
  { key, certificate }: Signer,
  { uri, furtherReferences = '', algorithm = 'sha1' }: SignatureDraft = {},
): string {
  const { hash, signature: method, digest } = algorithm === 'sha1' ? SHA1 : SHA256;
  const id = uri ?? `#${/Id="([^"]*)"/.exec(note)?.[1]}`;
  const transforms = `<Transforms>${element('Transform', `${DSIG}enveloped-signature`)}${element('Transform', C14N)}</Transforms>`;
  const digestValue = createHash(hash).update(note).digest('base64');
  const reference = `<Reference URI="${id}">${transforms}${element('DigestMethod', digest)}<DigestValue>${digestValue}</DigestValue></Reference>`;
  const content = `${element('CanonicalizationMethod', C14N)}${element('SignatureMethod', method)}${reference}${furtherReferences}</SignedInfo>`;
  const value = sign(hash, Buffer.from(`<SignedInfo xmlns="${DSIG}">${content}`), key).toString('base64');
  const x509 = Buffer.from(certificate.rawData).toString('base64');
  return (
    `<Signature xmlns="${DSIG}"><SignedInfo>${content}<SignatureValue>${value}</SignatureValue>` +
    `<KeyInfo><X509Data><X509Certificate>${x509}</X509Certificate></X509Data></KeyInfo></Signature>`
  );
}

const element = (name: string, algorithm: string): string => `<${name} Algorithm="${algorithm}"></${name}>`;

/** An `NFe` with the parts inside. */
export const nfe = (...parts: string[]): string => `<NFe ${NFE}>${parts.join('')}</NFe>`;

/** The note, signed, as the issuer keeps it before it is authorised. */
export const signedNfe = (note: string, signer: Signer, draft: SignatureDraft = {}): string => nfe(note, signature(note, signer, draft));

/** A note with its protocol, as it is given to the buyer. */
export function nfeProc(note: string, { key = noteKey(), situation = '100', beside = '' } = {}): string {
  const protocol = `<protNFe versao="4.00"><infProt><tpAmb>1</tpAmb><chNFe>${key}</chNFe><cStat>${situation}</cStat></infProt></protNFe>`;
  return `<?xml version="1.0" encoding="UTF-8"?><nfeProc ${NFE} versao="4.00">${note}${protocol}${beside}</nfeProc>`;
}

/** SEFAZ's answer to a cancellation. */
export const cancellation = (key = noteKey()): string =>
  `<retEvento versao="1.00"><infEvento><cStat>135</cStat><chNFe>${key}</chNFe><tpEvento>110111</tpEvento></infEvento></retEvento>`;
