import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { normalizeSearch } from '../../../shared/text.ts';
import '../consumer.errors.ts';
import { revealConsumerRules } from '../consumer.rules.ts';
import { findConsumerInScope } from '../consumers-scope.ts';

/** A consumer's data that lists mask. */
export interface RevealedConsumer {
  id: number;
  cpf: string;
  celular: string | null;
  telefone: string | null;
  email: string | null;
}

/**
 * Shows one consumer's masked data for a reason, which the log keeps with who asked and whose data it was. The log cannot be erased, so the
 * reason names nobody.
 */
export const revealConsumer = defineAction({
  name: 'revealConsumer',
  title: 'Consulta de dados pessoais de consumidor',
  permission: 'consumer:reveal',
  refuses: ['CONSUMER_NOT_FOUND', 'CONSUMER_REASON_PERSONAL'],
  freshProof: true,
  secretAnswer: true,
  input: revealConsumerRules,
  handler: async (ctx, { id, motivo }): Promise<RevealedConsumer> => {
    if ((await findConsumerInScope({ actor: ctx.actor, read: ctx.sql }, id)) === null) throw new AppError('CONSUMER_NOT_FOUND');
    const [person] = await ctx.sql<RevealedConsumer & { nome: string }>(
      'select id, nome, cpf, celular, telefone, email from consumers where id = $1',
      [id],
    );
    const { nome, ...revealed } = person!;
    if (namesPerson(motivo, nome)) throw new AppError('CONSUMER_REASON_PERSONAL');
    ctx.logAs({ id, motivo });
    return revealed;
  },
});

/** Numbers as long as a document or a telephone identify somebody, whoever it is. */
const LONG_NUMBER = /\d{8}/;

function namesPerson(text: string, nome: string): boolean {
  return LONG_NUMBER.test(text.replace(/[\s().+/-]/g, '')) || text.includes('@') || normalizeSearch(text).includes(normalizeSearch(nome));
}
