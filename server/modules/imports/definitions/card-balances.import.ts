import { z } from 'zod';
import { amountCell, cardNumberCell } from '../engine/cells.ts';
import { defineImport } from '../engine/import-definition.ts';

/**
 * Balances of the sellers' prepaid cards (document 001 §2, Upload Saldo Cartão), by card number. Staff limited to networks reach the cards
 * of their sellers.
 */
defineImport({
  tipo: 'SALDO_CARTAO',
  slug: 'saldo_cartao',
  permission: 'import:cardBalance',
  formats: ['csv', 'xlsx'],
  columns: {
    numero: {
      title: 'Número do Cartão',
      aliases: ['Número', 'Cartão', 'Numero Cartao'],
      synonyms: ['código cartão', 'cartão número', 'número conta'],
      required: true,
      cell: cardNumberCell,
    },
    saldo: {
      title: 'Saldo',
      aliases: ['Saldo do Cartão', 'Valor'],
      synonyms: ['saldo atual', 'saldo disponível', 'valor saldo'],
      required: true,
      cell: amountCell('money'),
    },
  },
  samples: [
    { numero: '5555000011112222', saldo: '150.00' },
    { numero: '5555000011113333', saldo: '0' },
  ],
  choices: z.object({}),
  resolve: `select x.*, c.id as target_id, v.cpf = (select u.cpf from staff_users u where u.id = o.autor) as is_own from line x cross join o
    left join (cards c left join sellers v on v.id = c.seller_id left join stores s on s.id = v.store_id) on c.numero = x.numero
      and (o.redes is null or s.network_id = any (o.redes)) and (o.lojas is null or s.id = any (o.lojas))`,
  uniqueBy: ['numero'],
  checks: [
    { when: 'x.target_id is null', column: 'numero', text: 'Cartão não encontrado' },
    { when: 'x.is_own', column: 'numero', text: 'Você não pode informar o saldo do próprio cartão' },
  ],
  target: {
    table: 'cards',
    create: null,
    change: { saldo: 'x.saldo' },
    extra: `jsonb_build_object('atualizadoEm', t.atualizado_em)`,
  },
  // "Saldo em" is when the balance was reported, even if unchanged.
  applied: [
    'update cards t set atualizado_em = $2 from import_judged x where x.target_id = t.id and x.refusals is null and $1::date is not null',
  ],
  undoing: [
    `update cards t set atualizado_em = (c.extra ->> 'atualizadoEm')::timestamptz from import_changes c where c.import_id = $1 and c.row_id = t.id`,
  ],
  gives: 'saldo',
  blockers: [],
});
