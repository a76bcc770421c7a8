import { defineAction } from '../../../platform/actions/action.ts';
import '../card.errors.ts';
import { cardRules } from '../card.rules.ts';

/** Adds a card to the stock. */
export const createCard = defineAction({
  name: 'createCard',
  title: 'Cadastro de cartão',
  permission: 'card:create',
  refuses: ['CARD_BARCODE_TAKEN', 'CARD_NUMBER_TAKEN'],
  input: cardRules,
  handler: async (ctx, { codigoBarras, numero }) => {
    const [made] = await ctx.sql<{ id: number }>(
      'insert into cards (codigo_barras, numero, criado_em, atualizado_em) values ($1, $2, $3, $3) returning id',
      [codigoBarras, numero, ctx.clock.now()],
    );
    return { id: made!.id };
  },
});
