const ID = /<infNFe\b[^>]*\bId\s*=\s*["']NFe(\d{6}[0-9A-Z]{12}\d{26})["']/;
const CANCELLATION = /<tpEvento>\s*11011[12]\s*<\/tpEvento>|<infCanc\b/;

/** The access key of an invoice's XML, or why it cannot be sent. A quick look at the text while the sender waits; the reader job validates it. */
export function fiscalXmlOf(bytes: Buffer): { chave: string; problem: null } | { chave: null; problem: string } {
  const text = bytes.toString('latin1');
  if (CANCELLATION.test(text)) return { chave: null, problem: 'Nota Não Qualificada: a nota fiscal foi cancelada' };
  const chave = ID.exec(text)?.[1];
  return chave ? { chave, problem: null } : { chave: null, problem: 'Este XML não é de uma nota fiscal (NF-e ou NFC-e)' };
}
