import { newAuthority, newCompany, type Signer } from '../../../../test/receipts/certificates.ts';
import { cancellation, infNFe, nfe, nfeProc, noteKey, signature, signedNfe } from '../../../../test/receipts/note-xml.ts';
import type { Reading } from '../reading.ts';
import { readXml } from './read-xml.ts';

const CNPJ = '11222333000181';
const KEY = '35261111222333000181650030000045121204711835';
const ALTERED = 'A assinatura não confere: a nota foi alterada depois de assinada.';
const TOO_COMPLEX = 'O XML tem elementos demais para uma nota.';
const NO_AUTHORITY = { authorities: [] };

let authority: Awaited<ReturnType<typeof newAuthority>>;
let company: Signer;
beforeAll(async () => {
  authority = await newAuthority();
  company = await newCompany(CNPJ, { authority });
});

const read = (xml: string, authorities: string[] = []): Promise<Reading> => readXml(Buffer.from(xml), { authorities });
const trusted = () => [authority.certificate.toString('pem')];

describe('Reading an XML', () => {
  it('gives every field and item of a signed NFC-e', async () => {
    expect(await read(nfeProc(signedNfe(infNFe(), company)))).toEqual({
      fonte: 'xml-assinado',
      autoridadeConferida: null,
      modelo: '65',
      chave: KEY,
      cnpj: CNPJ,
      emitente: 'FERRAGENS BOA VISTA LTDA',
      data: '2026-11-05',
      hora: '21:47:09',
      serie: '3',
      numero: '4512',
      total: '252.64',
      desconto: '1.50',
      pagamento: 'Pix',
      itens: [
        item({ codigo: '7891234567895', descricao: 'PARAFUSO 6X40 CX', qtde: '2', un: 'CX', valorUnitario: '12.50', total: '25.00' }),
        item({
          codigo: 'TA-18',
          descricao: 'TINTA ACRÍLICA 18L BRANCO & GELO',
          qtde: '1',
          un: 'UN',
          valorUnitario: '189.90',
          total: '189.90',
        }),
        item({ codigo: 'CB-25', descricao: 'CABO FLEXÍVEL 2,5MM', qtde: '0.655', un: 'M', valorUnitario: '59.91', total: '39.24' }),
      ],
      certeza: { chave: 1, cnpj: 1, data: 1, hora: 1, serie: 1, numero: 1, total: 1, desconto: 1 },
      lugares: {},
      divergencias: [],
      cancelada: false,
      duvidasDaFoto: [],
      linhas: [],
    });
  });

  it('reads the layout 3.10, whose payment has another place', async () => {
    const reading = await read(nfe(infNFe({ versao: '3.10' })));
    expect(reading).toMatchObject({ fonte: 'xml', chave: KEY, total: '252.64', pagamento: 'Pix', divergencias: [] });
  });

  it('reads ISO-8859-1 where the file declares it', async () => {
    const xml = nfeProc(nfe(infNFe())).replace('UTF-8', 'ISO-8859-1');
    const reading = await readXml(Buffer.from(xml, 'latin1'), NO_AUTHORITY);
    expect(reading.itens.map(({ descricao }) => descricao)[2]).toBe('CABO FLEXÍVEL 2,5MM');
  });

  it('calls an unsigned note typed, without a divergence', async () => {
    expect(await read(nfe(infNFe()))).toMatchObject({ fonte: 'xml', total: '252.64', autoridadeConferida: null, divergencias: [] });
  });

  it('finds nothing in an XML of another kind', async () => {
    expect(await read('<html><body>Nota fiscal</body></html>')).toMatchObject({ fonte: 'nenhuma', chave: null, divergencias: [] });
  });

  it('keeps the day and time of the issuer, whatever the time zone', async () => {
    const reading = await read(nfe(infNFe({ emissao: '2026-11-05T23:59:59-05:00' })));
    expect(reading).toMatchObject({ data: '2026-11-05', hora: '23:59:59' });
  });
});

describe('A cancelled or worthless note', () => {
  it('is cancelled when its cancellation is beside it', async () => {
    const reading = await read(nfeProc(signedNfe(infNFe(), company), { beside: cancellation() }));
    expect(reading).toMatchObject({ fonte: 'xml-assinado', cancelada: true, divergencias: ['Nota cancelada.'] });
  });

  it('is cancelled when its protocol says so', async () => {
    expect((await read(nfeProc(nfe(infNFe()), { situation: '101' }))).cancelada).toBe(true);
  });

  it('is marked when SEFAZ did not authorise it', async () => {
    const { divergencias } = await read(nfeProc(nfe(infNFe()), { situation: '302' }));
    expect(divergencias).toEqual(['A SEFAZ não autorizou a nota (situação 302).']);
  });

  it('is marked when it comes from the test environment', async () => {
    const { divergencias } = await read(nfe(infNFe({ ambiente: '2' })));
    expect(divergencias).toEqual(['Nota emitida em ambiente de homologação, sem valor fiscal.']);
  });

  it('is marked when the protocol is of another note', async () => {
    const { divergencias } = await read(nfeProc(nfe(infNFe()), { key: noteKey({ numero: 9 }) }));
    expect(divergencias).toEqual(['O protocolo de autorização é de outra nota.']);
  });
});

describe('The signature of a note', () => {
  it('may be RSA with SHA-256', async () => {
    expect((await read(signedNfe(infNFe(), company, { algorithm: 'sha256' }))).fonte).toBe('xml-assinado');
  });

  it('holds when a program indented the note afterwards', async () => {
    const indented = nfeProc(signedNfe(infNFe(), company)).replaceAll('><', '>\n    <');
    expect(await read(indented)).toMatchObject({ fonte: 'xml-assinado', total: '252.64', divergencias: [] });
  });

  it('does not hold when a value was edited', async () => {
    const edited = signedNfe(infNFe(), company).replace('<vNF>252.64', '<vNF>952.64');
    const reading = await read(edited);
    expect(reading).toMatchObject({ fonte: 'xml', total: '952.64', divergencias: [ALTERED] });
    expect(reading.certeza.total).toBeLessThan(0.95);
  });

  it('does not hold with the key of another certificate', async () => {
    const other = await newCompany(CNPJ, { authority });
    const forged = signedNfe(infNFe(), { key: other.key, certificate: company.certificate });
    expect(await read(forged)).toMatchObject({ fonte: 'xml', divergencias: [ALTERED] });
  });

  it('does not hold for a reference to another Id', async () => {
    expect(await read(signedNfe(infNFe(), company, { uri: '#NFe123' }))).toMatchObject({ fonte: 'xml', divergencias: [ALTERED] });
  });

  it('does not hold for a reference to the whole document', async () => {
    expect((await read(signedNfe(infNFe(), company, { uri: '' }))).fonte).toBe('xml');
  });

  it('does not hold with two references', async () => {
    const [reference = ''] = /<Reference .*<\/Reference>/.exec(signature(infNFe(), company)) ?? [];
    const reading = await read(signedNfe(infNFe(), company, { furtherReferences: reference }));
    expect(reading).toMatchObject({ fonte: 'xml', divergencias: [ALTERED] });
  });

  it('does not hold when it is not beside the note', async () => {
    const moved = nfeProc(nfe(infNFe()), { beside: signature(infNFe(), company) });
    expect(await read(moved)).toMatchObject({ fonte: 'xml', divergencias: [ALTERED] });
  });

  it('does not hold when the digest hides text behind a comment', async () => {
    const commented = signedNfe(infNFe(), company).replace('<DigestValue>', '<DigestValue><!--AAAA-->');
    expect((await read(commented)).fonte).toBe('xml');
  });

  it('does not hold when the Id occurs twice', async () => {
    const twice = nfeProc(signedNfe(infNFe(), company), { beside: `<outro Id="NFe${KEY}"/>` });
    expect((await read(twice)).fonte).toBe('xml');
  });

  it('covers only one note: a file with two is refused', async () => {
    const wrapped = nfeProc(`${signedNfe(infNFe(), company)}${nfe(infNFe({ total: '9999.00' }))}`);
    expect(await read(wrapped)).toMatchObject({ fonte: 'nenhuma', total: null, divergencias: ['O XML tem mais de uma nota.'] });
  });

  it('does not cover a note inside another element', async () => {
    const wrapped = nfeProc(`<Object>${signedNfe(infNFe(), company)}</Object>`);
    expect(await read(wrapped)).toMatchObject({ fonte: 'nenhuma', total: null });
  });
});

describe('The certificate of a note', () => {
  it('may be the head office of the issuer', async () => {
    expect((await read(signedNfe(infNFe({ cnpj: '11222333000262' }), company))).fonte).toBe('xml-assinado');
  });

  it('is recognised by its common name alone', async () => {
    const plain = await newCompany(CNPJ, { authority, otherName: false });
    expect((await read(signedNfe(infNFe(), plain))).fonte).toBe('xml-assinado');
  });

  it('of another company makes the note typed', async () => {
    const other = await newCompany('44555666000181', { authority });
    const reading = await read(signedNfe(infNFe(), other));
    expect(reading).toMatchObject({ fonte: 'xml', divergencias: ['O certificado da assinatura não é do emitente.'] });
  });

  it('is checked against the configured authorities', async () => {
    expect(await read(signedNfe(infNFe(), company), trusted())).toMatchObject({ fonte: 'xml-assinado', autoridadeConferida: true });
  });

  it('signed by itself makes the note typed where authorities are configured', async () => {
    const reading = await read(signedNfe(infNFe(), await newCompany(CNPJ)), trusted());
    expect(reading).toMatchObject({
      fonte: 'xml',
      autoridadeConferida: null,
      divergencias: ['O certificado da assinatura não é de uma autoridade aceita.'],
    });
  });

  it('of a false authority with the same name makes the note typed', async () => {
    const forged = await newCompany(CNPJ, { authority: await newAuthority() });
    expect((await read(signedNfe(infNFe(), forged), trusted())).fonte).toBe('xml');
  });

  it('must be valid on the day of issue, not today', async () => {
    const late = infNFe({ emissao: '2027-11-05T10:00:00-03:00' });
    expect((await read(signedNfe(late, company), trusted())).fonte).toBe('xml');
  });
});

describe('A hostile XML', () => {
  const refused = (xml: string | Buffer) => readXml(Buffer.from(xml as string), NO_AUTHORITY);

  it('with a DTD is refused', async () => {
    const bomb = `<!DOCTYPE NFe [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>${nfe(infNFe())}`;
    expect(await refused(bomb)).toMatchObject({
      fonte: 'nenhuma',
      divergencias: ['O XML declara entidades, o que uma nota fiscal não faz.'],
    });
  });

  it('in UTF-16, which would hide a DTD, is refused', async () => {
    expect(await refused(Buffer.from(nfe(infNFe()), 'utf16le'))).toMatchObject({
      fonte: 'nenhuma',
      divergencias: ['O XML não está em UTF-8.'],
    });
  });

  it('with more than 40 levels is refused', async () => {
    const deep = nfe(infNFe(), '<a>'.repeat(50), '</a>'.repeat(50));
    expect(await refused(deep)).toMatchObject({ fonte: 'nenhuma', divergencias: [TOO_COMPLEX] });
    expect((await refused('<a>'.repeat(200_000))).fonte).toBe('nenhuma');
  });

  it.each([
    ['elements', '<a/>'.repeat(40_000)],
    ['attributes', `<a ${Array.from({ length: 6_000 }, (_, index) => `a${index}=""`).join(' ')}/>`],
    ['namespaces', `<a ${Array.from({ length: 3_000 }, (_, index) => `xmlns:a${index}="u"`).join(' ')}/>`],
  ])('with too many %s is refused, because checking its signature would take long', async (_what, flood) => {
    const reading = await refused(nfeProc(signedNfe(infNFe(), company), { beside: flood }));
    expect(reading).toMatchObject({ fonte: 'nenhuma', divergencias: [TOO_COMPLEX] });
  });

  it('of 2 MB is refused', async () => {
    const large = nfe(infNFe(), `<obs>${'a'.repeat(2 * 1024 * 1024)}</obs>`);
    expect(await refused(large)).toMatchObject({ fonte: 'nenhuma', divergencias: ['O XML tem mais de 1 MB.'] });
  });

  it('that is incomplete is refused', async () => {
    const cut = nfe(infNFe()).slice(0, -40);
    expect(await refused(cut)).toMatchObject({ fonte: 'nenhuma', divergencias: ['O XML está incompleto ou malformado.'] });
  });

  it('with a second total is refused, because a reader may take either', async () => {
    const twoTotals = nfe(infNFe()).replace('<vNF>', '<vNF>9.99</vNF><vNF>');
    expect(await refused(twoTotals)).toMatchObject({ fonte: 'nenhuma', divergencias: ['O XML não segue o formato da NF-e.'] });
  });

  it('whose amounts are not numbers is refused', async () => {
    expect((await refused(nfe(infNFe({ total: '1e9' })))).fonte).toBe('nenhuma');
  });

  it('without a signature tells what does not add up', async () => {
    const edited = nfe(infNFe()).replace('<vProd>25.00', '<vProd>99.00').replace('<nNF>4512', '<nNF>4513');
    const reading = await refused(edited);
    expect(reading.divergencias).toEqual([
      'A chave de acesso não confere com o número.',
      'Item 1: quantidade vezes preço difere do total.',
      'A soma dos itens difere do total dos produtos.',
    ]);
    expect(reading.certeza.chave).toBeLessThan(0.95);
  });
});

const item = (fields: object) => ({ ...fields, certeza: 1, lugar: null, corrigido: false });
