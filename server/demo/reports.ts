import type { Transaction } from '../platform/db/transaction.ts';
import { addDays, startOfSaoPauloDay } from '../shared/dates.ts';
import type { Registers } from './registers.ts';

/** Days of notes, releases and counts, each at half past ten. */
const at = (day: string) => new Date(startOfSaoPauloDay(day).getTime() + 10.5 * 3_600_000);

/** Every ninth product is bought too little for its scored units (see loadPurchases): staff have investigated some. */
const SHORT_PRODUCTS = [4, 13] as const;
const COUNTED_PRODUCTS = [0, 7] as const;

/** What staff entered in the reports: notes, releases and stock counts, so that the histories have content. */
export async function loadReportNotes(tx: Transaction, { networks, products, staff }: Registers, today: string): Promise<void> {
  const [first, second] = staff.slice(1, 3);
  const writers = [first!, second!];
  for (const [index, network] of networks.entries()) {
    const writer = writers[index % writers.length]!.id;
    const notes = [
      { product: null, day: -40, text: 'Reunião com a rede: campanha de fim de ano combinada.' },
      { product: null, day: -6, text: 'Segue acima da média de antes do programa.' },
      {
        product: products[SHORT_PRODUCTS[0]]!.id,
        day: -12,
        text: 'A rede confirmou compra direta de outro distribuidor; aguardando a nota.',
      },
      { product: products[SHORT_PRODUCTS[0]]!.id, day: -3, text: 'Nota recebida, liberação parcial.' },
    ];
    for (const { product, day, text } of notes)
      await tx.sql('insert into report_notes (network_id, product_id, observacao, staff_user_id, criado_em) values ($1, $2, $3, $4, $5)', [
        network.id,
        product,
        text,
        writer,
        at(addDays(today, day)),
      ]);
    for (const [place, quantidade] of ['12.50', '6.00'].entries())
      await tx.sql(
        'insert into stock_releases (network_id, product_id, quantidade, staff_user_id, criado_em) values ($1, $2, $3, $4, $5)',
        [network.id, products[SHORT_PRODUCTS[place]!]!.id, quantidade, writer, at(addDays(today, -3 - place))],
      );
    for (const [place, saldo] of ['48.00', '35.50'].entries())
      await tx.sql(
        'insert into stock_counts (network_id, product_id, data, saldo, staff_user_id, criado_em) values ($1, $2, $3, $4, $5, $6)',
        [network.id, products[COUNTED_PRODUCTS[place]!]!.id, addDays(today, -30 - place), saldo, writer, at(addDays(today, -29 - place))],
      );
  }
}
