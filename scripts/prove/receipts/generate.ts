import type { Random } from '../../../server/demo/random.ts';
import { COUPONS, type Layout } from './layouts/coupons.ts';
import { DANFE } from './layouts/danfe.ts';
import { randomSale, type Sale } from './sale.ts';
import type { Sheet } from './sheet.ts';
import type { ReceiptTruth } from './truth.ts';

export const LAYOUTS: readonly Layout[] = [...COUPONS, DANFE];

/** A generated receipt and what a perfect reading of it gives. */
export interface GeneratedReceipt {
  sheet: Sheet;
  truth: ReceiptTruth;
}

/** A receipt of a layout. Half of the receipts with a QR code print it. */
export function generateReceipt(random: Random, layout: Layout): GeneratedReceipt {
  const sale = randomSale(random, layout.options);
  const sheet = layout.print(sale, random);
  return { sheet: random.chance(0.5) ? sheet : { ...sheet, qr: null, barcode: null }, truth: truthOf(sale) };
}

function truthOf(sale: Sale): ReceiptTruth {
  return {
    chave: sale.chave,
    cnpj: sale.cnpj,
    data: sale.data,
    ...(sale.kind === 'nfe' ? {} : { hora: sale.hora }),
    ...(sale.kind === 'ecf' ? {} : { serie: sale.serie }),
    numero: sale.numero,
    total: sale.total,
    desconto: sale.desconto,
    itens: sale.items
      .filter(({ isCancelled }) => !isCancelled)
      .map(({ codigo, qtde, total }) => ({ codigo: sale.codeKind === 'none' ? null : codigo, qtde, total })),
  };
}
