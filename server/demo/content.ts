import type { Transaction } from '../platform/db/transaction.ts';
import { DEMO_STORES } from './catalogue.ts';
import { insert } from './registers.ts';

const CLIENT_PRODUCTS = [
  ['Tinta acrílica premium', 'Linha completa, em todas as cores e tamanhos.'],
  ['Tinta acrílica fosca', 'Latas de 3,6 L e 18 L.'],
  ['Esmalte sintético', 'Para madeira e metal.'],
  ['Verniz marítimo', null],
  ['Impermeabilizante', 'Laje, parede, fundações e rodapé.'],
  ['Massa corrida', null],
  ['Textura', 'Rústica, lisa, grafiato e projetada.'],
  ['Selador', null],
] as const;

/** Stores and products shown to consumers. */
export async function loadContent(tx: Transaction): Promise<void> {
  // As loadRegisters opens them to consumers.
  for (const [index, [, nome]] of DEMO_STORES.entries()) await insert(tx, 'participating_stores', { nome, ativo: index % 3 !== 2 });
  for (const [nome, descricao] of CLIENT_PRODUCTS) await insert(tx, 'client_products', { nome, descricao, ativo: nome !== 'Selador' });
}
