import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { XmlBufferInputProvider, XmlDocument, XmlValidateError, XsdValidator, xmlRegisterInputProvider } from 'libxml2-wasm';
import { withXml } from './parse-xml.ts';

/** Base address of the schemas in the parser's memory; nothing else can be included. */
const BASE = 'schema:/';

/** One validator per file of the folder; null for a file that the folder lacks. They live as long as the process. */
const validators = new Map<string, XsdValidator | null>();

/**
 * What the official schema refuses, for the reviewer; null when the note is valid, no folder is configured, or the folder has no schema of
 * the note's version. Throws when a schema cannot be read.
 */
export async function schemaProblem(text: string, folder: string | undefined): Promise<string | null> {
  if (!folder) return null;
  const name = withXml(text, ({ root }) => {
    const version = root.get('descendant-or-self::*[local-name() = "infNFe"]/@versao')?.content ?? '';
    return `${root.name === 'NFe' ? 'nfe' : 'procNFe'}_v${version}.xsd`;
  });
  const validator = await validatorOf(folder, name);
  if (!validator) return null;
  return withXml(text, (document) => {
    try {
      validator.validate(document);
      return null;
    } catch (error) {
      if (!(error instanceof XmlValidateError)) throw error;
      return 'O XML não segue o esquema oficial da NF-e.';
    }
  });
}

async function validatorOf(folder: string, name: string): Promise<XsdValidator | null> {
  const file = path.join(folder, name);
  const known = validators.get(file);
  if (known !== undefined) return known;
  const schemas = await schemasOf(folder);
  const source = schemas[`${BASE}${name}`];
  const validator = source ? validatorFrom(schemas, `${BASE}${name}`, source) : null;
  validators.set(file, validator);
  return validator;
}

async function schemasOf(folder: string): Promise<Record<string, Buffer>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.xsd'));
  return Object.fromEntries(await Promise.all(names.map(async (name) => [`${BASE}${name}`, await readFile(path.join(folder, name))])));
}

function validatorFrom(schemas: Record<string, Buffer>, url: string, source: Buffer): XsdValidator {
  xmlRegisterInputProvider(new XmlBufferInputProvider(schemas));
  const document = XmlDocument.fromBuffer(source, { url });
  try {
    return XsdValidator.fromDoc(document);
  } finally {
    document.dispose();
  }
}
