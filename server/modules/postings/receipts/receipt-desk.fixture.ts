import { runAction } from '../../../platform/actions/run-action.ts';
import { buildFiscalKey, type FiscalKeyParts } from '../../../shared/fiscal-key.ts';
import type { TestApp } from '../../../test/app.ts';
import { buildProduct, buildSeller, buildStore, type SignedIn } from '../../../test/builders/people.ts';
import { receiptPdf } from '../../../test/builders/receipts.ts';
import { sendReceipts } from '../index.ts';

/** The message of a refusal, or `accepted`. */
export const refusalOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'accepted',
    (error: Error) => error.message,
  );

/** Both sides of a receipt: its sender with the fiscal key, and the sale staff make of it. */
export function receiptDesk(app: () => TestApp) {
  let serial = 100;
  let note = 30_000_000;
  const as = (who: SignedIn) => app().contextFor(who.actor);
  return {
    as,
    nextNote: () => ++note,
    keyOf: (cnpj: string, parts: Partial<FiscalKeyParts> = {}) =>
      buildFiscalKey({ uf: 'SP', ano: 2026, mes: 11, cnpj, modelo: '65', serie: 1, numero: ++serial, cNF: 31_415_000 + serial, ...parts }),
    /** A PDF and its typed key, as from a phone that read the code itself. */
    send: (who: SignedIn, chave: string | null, conferir = true) =>
      runAction(sendReceipts, as(who), { files: [{ fileName: 'nota.pdf', bytes: receiptPdf() }], chaves: [chave], conferir }),
    photoSeller: async () => buildSeller(app().database, { store: await buildStore(app().database, { tipoPontuacao: 2 }) }),
    async saleFor(seller: SignedIn, more: object = {}) {
      const product = await buildProduct(app().database, { valorPontos: '10' });
      return {
        tipoFiscal: 'C',
        identificador: String(++note),
        realizadoEm: app().clock.today(),
        itens: [{ codigo: product.codigo, qtde: '5', valorUnitario: '100', valorDesconto: '0' }],
        cpf: seller.cpf,
        enviarMensagem: false,
        ...more,
      };
    },
  };
}
