import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newAuthority, newCompany } from '../../server/test/receipts/certificates.ts';
import { infNFe, nfeProc, noteKey, signedNfe } from '../../server/test/receipts/note-xml.ts';
import { expectOneOf, type Play, type Stage } from '../play.ts';
import type { Rig } from '../rig.ts';

/** One more in 24 hours would be a jump in volume of a store without earlier receipts. */
export const SIGNED_RECEIPTS = 5;
/** Three products of ten points: two units of the first, one of each other. */
const POINTS = '40.00';
const PRODUCTS = `with made as (insert into products (codigo, nome, valor_unitario, valor_pontos, gtin)
    values ('PF-640', 'Parafuso', 0, 10, '07891234567895'), ('TA-18', 'Tinta', 0, 10, null), ('CB-25', 'Cabo', 0, 10, null) on conflict do nothing returning id)
  insert into product_values (product_id, valor_pontos, vigente_em) select id, 10, '2020-01-01' from made`;
const RULE_ON = `update credit_rules set ativa = true, limite_nota = 100, limite_dia = 10000, limite_membro = 10000, dias_de_conta = 0,
  salto = 20, ligada_em = now() where network_id = $1`;

/** Signed XML receipts under an automatic rule, and what became of them. */
export async function signedReceipts(folder: string) {
  const authorities = path.join(folder, 'authorities');
  const authority = await newAuthority();
  fs.mkdirSync(authorities, { recursive: true });
  fs.writeFileSync(path.join(authorities, 'authority.pem'), authority.certificate.toString('pem'));
  const sent = new Map<number, string>();
  let model: Stage['model'] | undefined;
  let begun = 0;

  const play: Play = async (stage) => {
    const numero = ++begun;
    model = stage.model;
    const { store, sellers } = stage.world;
    const seller = sellers[numero % sellers.length]!;
    if (numero === 1) await stage.sql(PRODUCTS);
    await stage.sql(RULE_ON, [store.networkId]);
    await stage.sql("update sellers set criado_em = now() - interval '60 days' where id = $1", [seller.id]);
    const draft = { cnpj: store.cnpj, numero, emissao: `${stage.today}T10:00:00-03:00` };
    // A sale takes whole units.
    const note = infNFe(draft).replace('<qCom>0.6550</qCom><vUnCom>59.9100<', '<qCom>1.0000</qCom><vUnCom>39.2400<');
    const xml = nfeProc(signedNfe(note, await newCompany(store.cnpj, { authority })), { key: noteKey(draft) });
    const file = { field: 'arquivos[]', name: 'nota.xml', bytes: Buffer.from(xml) };
    const answer = await expectOneOf(stage, { kind: 'send signed receipt', who: seller.who, path: '/api/upload/venda_foto', file });
    const id = answer.ok && (answer.data.arquivos[0].id as number);
    if (!id) return;
    stage.model.receipts.add(id);
    sent.set(id, `SELLER:${seller.id}`);
  };

  /** Waits for the decisions, adds the credits to the model and answers a figure. */
  const settle = async (rig: Rig, note: (finding: string, example: string) => void, patienceMs: number): Promise<string> => {
    const decided = () =>
      rig.sql<{ id: number; lida: boolean; creditada: boolean | null; n: number }>(
        `select s.id, r.fonte = 'XML_ASSINADO' as lida, d.creditada,
           (select count(*)::int from postings p where p.submission_id = s.id) as n
         from submissions s join receipt_readings r on r.submission_id = s.id left join auto_decisions d on d.submission_id = s.id
         where s.id = any($1::int[])`,
        [[...sent.keys()]],
      );
    const isOpen = ({ lida, creditada }: { lida: boolean; creditada: boolean | null }) => lida && creditada === null;
    let rows = await decided();
    for (const until = Date.now() + patienceMs; rows.some(isOpen) && Date.now() < until; rows = await decided()) await pause(1_000);
    for (const row of rows) {
      if (isOpen(row)) note('signed receipts that were never decided', String(row.id));
      if (row.n !== (row.creditada ? 1 : 0)) note('signed receipts that were not credited once', String(row.id));
      if (row.creditada) model!.moves(sent.get(row.id)!, POINTS);
    }
    return `signed receipts: ${sent.size} sent, ${rows.filter(({ creditada }) => creditada).length} credited without a reviewer`;
  };
  return { authorities, play, settle };
}
