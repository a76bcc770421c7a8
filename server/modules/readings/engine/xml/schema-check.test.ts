import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { infNFe, nfe } from '../../../../test/receipts/note-xml.ts';
import { readXml } from './read-xml.ts';

/** A schema of this test that, like the official one, includes another file: the series has at most three digits. */
const TOP = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="http://www.portalfiscal.inf.br/nfe"
  targetNamespace="http://www.portalfiscal.inf.br/nfe" elementFormDefault="qualified">
  <xs:include schemaLocation="parts.xsd"/>
  <xs:element name="NFe" type="Note"/>
</xs:schema>`;
const PARTS = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="http://www.portalfiscal.inf.br/nfe"
  targetNamespace="http://www.portalfiscal.inf.br/nfe" elementFormDefault="qualified">
  <xs:complexType name="Note"><xs:sequence><xs:element name="infNFe"><xs:complexType>
    <xs:sequence><xs:element name="ide"/><xs:element name="emit"/><xs:any minOccurs="0" maxOccurs="unbounded" processContents="skip"/></xs:sequence>
    <xs:attribute name="Id"/><xs:attribute name="versao"/>
  </xs:complexType></xs:element></xs:sequence></xs:complexType>
</xs:schema>`;
const INVALID = 'O XML não segue o esquema oficial da NF-e.';

let schemas: string;
beforeAll(async () => {
  schemas = await mkdtemp(path.join(os.tmpdir(), 'fidelidade-xsd-'));
  await writeFile(path.join(schemas, 'nfe_v4.00.xsd'), TOP);
  await writeFile(path.join(schemas, 'parts.xsd'), PARTS);
});
afterAll(() => rm(schemas, { recursive: true }));

const read = (xml: string) => readXml(Buffer.from(xml), { authorities: [], schemas });

describe('The configured schema', () => {
  it('accepts a note that follows it', async () => {
    expect(await read(nfe(infNFe()))).toMatchObject({ fonte: 'xml', divergencias: [] });
  });

  it('makes a note with an unknown element typed, with a divergence', async () => {
    const reading = await read(nfe(infNFe().replace('<ide>', '<nada/><ide>')));
    expect(reading).toMatchObject({ fonte: 'xml', total: '252.64', divergencias: [INVALID] });
  });

  it('of another version is not used', async () => {
    const reading = await read(nfe(infNFe({ versao: '3.10' }).replace('<ide>', '<nada/><ide>')));
    expect(reading.divergencias).toEqual([]);
  });
});
