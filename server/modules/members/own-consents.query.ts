import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import type { consentKindSet } from './consent-sets.ts';

/** The kind and id of the signed-in member. Refuses: NOT_FOUND for anyone else. */
export function memberOf({ actor }: Pick<AppContext, 'actor'>): { kind: 'SELLER' | 'CONSUMER'; id: number } {
  if (actor.kind === 'seller') return { kind: 'SELLER', id: actor.id };
  if (actor.kind === 'consumer') return { kind: 'CONSUMER', id: actor.id };
  throw new AppError('NOT_FOUND');
}

/** One answer of the member. */
export interface ConsentAnswer {
  id: number;
  tipo: keyof typeof consentKindSet;
  aceito: boolean;
  texto: string;
  criadoEm: Date;
}

/** All the member's answers, newest first: the first of a kind is in force. */
export const ownConsentsQuery = defineQuery({
  name: 'ownConsents',
  permission: 'consent:manage',
  input: z.strictObject({}),
  read: (ctx): Promise<ConsentAnswer[]> => {
    const { kind, id } = memberOf(ctx);
    return ctx.read<ConsentAnswer>(
      `select id, tipo, aceito, texto, criado_em as "criadoEm" from consents where kind = $1 and person_id = $2 order by id desc limit 200`,
      [kind, id],
    );
  },
});
