import { runAction } from '../../../platform/actions/run-action.ts';
import { zip } from '../../../platform/sheets/archive.fixture.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import type { SignedIn } from '../../../test/builders/people.ts';
import { infNFe, nfe, noteKey } from '../../../test/receipts/note-xml.ts';
import { closeInTruth } from '../../../test/truths.ts';
import { sendReceipts } from '../index.ts';
import { receiptDesk, refusalOf } from './receipt-desk.fixture.ts';

describe('sending an XML', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => closeInTruth(app));

  const { as, photoSeller } = receiptDesk(() => app);
  let numero = 9_000;
  /** The note of an invented shop, and its key. */
  const note = (cnpj: string) => {
    numero += 1;
    return { xml: Buffer.from(nfe(infNFe({ cnpj, numero }))), chave: noteKey({ cnpj, numero }) };
  };
  const send = (who: SignedIn, files: { fileName: string; bytes: Buffer }[], more: object = {}) =>
    runAction(sendReceipts, as(who), { files, conferir: true, ...more });
  const keysOf = async (who: SignedIn) =>
    (await app.database.pool.query('select chave_fiscal from submissions where seller_id = $1 order by id', [who.id])).rows.map(
      ({ chave_fiscal: chave }) => chave,
    );

  test('its key identifies it at once, and the same note is refused the second time', async () => {
    const seller = await photoSeller();
    const { xml, chave } = note(seller.store.cnpj);
    expect(await send(seller, [{ fileName: 'nota.xml', bytes: xml }])).toMatchObject([{ preValidada: true }]);
    expect(await keysOf(seller)).toEqual([chave]);
    const again = Buffer.concat([xml, Buffer.from('\n')]);
    expect(await refusalOf(send(seller, [{ fileName: 'outra.xml', bytes: again }]))).toMatch(/^Nota Duplicada: esta nota já foi enviada/);
  });

  test('a ZIP is one receipt for each XML; sent twice under one id, it is sent once', async () => {
    const seller = await photoSeller();
    const notes = [note(seller.store.cnpj), note(seller.store.cnpj), note(seller.store.cnpj)];
    const bytes = zip(notes.map(({ xml }, index) => ({ name: `notas/${index}.xml`, content: xml })));
    const first = await send(seller, [{ fileName: 'mes.zip', bytes }], { clientId: 'envio-do-mes' });
    expect(first.map(({ fileName }) => fileName)).toEqual(['notas/0.xml', 'notas/1.xml', 'notas/2.xml']);
    const second = await send(seller, [{ fileName: 'mes.zip', bytes }], { clientId: 'envio-do-mes' });
    expect(second.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect(await keysOf(seller)).toEqual(notes.map(({ chave }) => chave));
  });

  test('a cancellation, another XML, entities, an empty or oversized ZIP: each is refused and nothing is kept', async () => {
    const seller = await photoSeller();
    const { xml } = note(seller.store.cnpj);
    const cancelled = Buffer.from(xml.toString().replace('</NFe>', '</NFe><retEvento><tpEvento>110111</tpEvento></retEvento>'));
    const entities = Buffer.from(`<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]>${xml}`);
    const many = zip(Array.from({ length: 300 }, (_, index) => ({ name: `${index}.xml`, content: '<a/>' })));
    const texts = await Promise.all(
      [
        [{ fileName: 'cancelada.xml', bytes: cancelled }],
        [{ fileName: 'lista.xml', bytes: Buffer.from('<?xml version="1.0"?><lista/>') }],
        [{ fileName: 'bomba.xml', bytes: entities }],
        [{ fileName: 'vazio.zip', bytes: zip([{ name: 'leia-me.txt', content: 'nada' }]) }],
        [
          { fileName: 'a.zip', bytes: many },
          { fileName: 'b.zip', bytes: many },
        ],
      ].map((files) => refusalOf(send(seller, files))),
    );
    expect(texts).toEqual([
      'Nota Não Qualificada: a nota fiscal foi cancelada',
      'Este XML não é de uma nota fiscal (NF-e ou NFC-e)',
      'O arquivo está corrompido ou incompleto.',
      'vazio.zip: O ZIP não tem nenhum XML',
      'Envie no máximo 500 notas por vez',
    ]);
    expect(await keysOf(seller)).toEqual([]);
  });

  test('the note of another store is refused by its CNPJ', async () => {
    const seller = await photoSeller();
    const { xml } = note((await photoSeller()).store.cnpj);
    expect(await refusalOf(send(seller, [{ fileName: 'nota.xml', bytes: xml }]))).toMatch(/^CNPJ divergente do cadastro/);
  });
});
