import type { Locator, Page } from '@playwright/test';
import { people } from './people.ts';
import { askApi } from './session.ts';
import { rowsOf } from './width.ts';

/** A payment of cashback, as the panel lists it. */
export interface Payment {
  id: string;
  redemptionCode: string;
  cliente: string;
  pontosGastos: string;
  estado: string;
  retidoAte: string | null;
  duasPessoas: boolean | null;
}

/** Every payment, newest first. */
export const readPayments = async (): Promise<Payment[]> => {
  const { consumerRedemptions } = await askApi<{ consumerRedemptions: { items: Payment[] } }>(
    people.administrator,
    `{ consumerRedemptions(options: { pageSize: -1 }) {
      items { id redemptionCode cliente pontosGastos estado retidoAte duasPessoas } } }`,
  );
  return consumerRedemptions.items;
};

/** Waits for its approval, and its hold is over. */
export const isReady = ({ estado, retidoAte }: Payment): boolean =>
  estado === 'SOLICITADO' && (!retidoAte || new Date(retidoAte).getTime() < Date.now());

/** Its row in the open list. */
export const rowOfPayment = (page: Page, { id }: Pick<Payment, 'id'>): Locator =>
  rowsOf(page).filter({ has: page.getByRole('button', { name: new RegExp(`^Ações: Resgate ${id} de `) }) });
