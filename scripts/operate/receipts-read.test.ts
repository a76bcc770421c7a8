import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { newAuthority, newCompany } from '../../server/test/receipts/certificates.ts';
import { infNFe, nfeProc, signedNfe } from '../../server/test/receipts/note-xml.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fidelidade-notas-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string) => path.join(folder, name);
function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/operate/receipts-read.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  return { status, lines: stdout.split('\n').filter(Boolean) };
}

describe('receipts:read', () => {
  it('prints one line per file in the given order, also for files that cannot be read', async () => {
    const authority = await newAuthority();
    writeFileSync(file('nota.xml'), nfeProc(signedNfe(infNFe(), await newCompany('11222333000181', { authority }))));
    writeFileSync(file('texto.txt'), 'Lista de compras');
    const { status, lines } = run([file('nada.xml'), file('nota.xml'), file('texto.txt')]);
    expect(status).toBe(0);
    const [missing, note, text] = lines.map((line) => JSON.parse(line) as unknown);
    expect(missing).toEqual(nothing('nada.xml', 'O arquivo não existe, não pôde ser aberto ou tem mais de 40 MB.'));
    expect(text).toEqual(nothing('texto.txt', 'O arquivo não é um XML, um PDF nem uma imagem que possa ser aberta.'));
    expect(note).toEqual({
      arquivo: file('nota.xml'),
      fonte: 'xml-assinado',
      chave: '35261111222333000181650030000045121204711835',
      cnpj: '11222333000181',
      data: '2026-11-05',
      hora: '21:47:09',
      serie: '3',
      numero: '4512',
      total: '252.64',
      desconto: '1.50',
      itens: [
        item('7891234567895', 'PARAFUSO 6X40 CX', '2', 'CX', '12.50', '25.00'),
        item('TA-18', 'TINTA ACRÍLICA 18L BRANCO & GELO', '1', 'UN', '189.90', '189.90'),
        item('CB-25', 'CABO FLEXÍVEL 2,5MM', '0.655', 'M', '59.91', '39.24'),
      ],
      certeza: { chave: 1, cnpj: 1, data: 1, hora: 1, serie: 1, numero: 1, total: 1, desconto: 1 },
      divergencias: [],
    });
  });

  it('checks the certificate against the authorities of the configured folder', async () => {
    writeFileSync(file('ac.pem'), (await newAuthority()).certificate.toString('pem'));
    writeFileSync(file('falsa.xml'), signedNfe(infNFe(), await newCompany('11222333000181')));
    const { lines } = run([file('falsa.xml')], { NFE_AUTHORITIES: folder });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      fonte: 'xml',
      divergencias: ['O certificado da assinatura não é de uma autoridade aceita.'],
    });
  });

  it('asks for files', () => {
    expect(run([])).toEqual({ status: 1, lines: [] });
  });
});

const nothing = (name: string, problem: string) => ({
  arquivo: file(name),
  fonte: 'nenhuma',
  chave: null,
  cnpj: null,
  data: null,
  hora: null,
  serie: null,
  numero: null,
  total: null,
  desconto: null,
  itens: [],
  certeza: {},
  divergencias: [problem],
});

const item = (...[codigo, descricao, qtde, un, valorUnitario, total]: string[]) => ({
  codigo,
  descricao,
  qtde,
  un,
  valorUnitario,
  total,
  produto: null,
});
