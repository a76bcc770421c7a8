import { Ctx, Int, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import { type ErrorKind, errorDefinition, exampleText } from '../../platform/errors/app-error.ts';
import { closedSet } from '../../platform/graphql/closed-set.ts';
import { errorCodeSet } from '../../platform/graphql/error-code.ts';
import { field, objectType, optional } from '../../platform/graphql/object-type.ts';
import { defineQuery, runQuery } from '../../platform/queries/query.ts';
import { statusOf } from '../../platform/rest/error-body.ts';

const errorKindSet = closedSet<ErrorKind>('ErrorKind', 'Kind of a refusal, as `extensions.kind` of an error holds it.', {
  invalid: 'The input must change.',
  unauthenticated: 'The session is missing or has ended.',
  forbidden: 'The user may not do it.',
  notFound: 'The row does not exist, or the user may not see it.',
  conflict: 'The state of the data must change.',
  limit: 'Too many requests: the same one may succeed later.',
  unavailable: 'A fault or an outage of the server.',
});

const ErrorDescription = objectType('ErrorDescription', 'One code that a request can be refused with.', {
  code: field(errorCodeSet, 'Stable code of the refusal.'),
  message: field(String, 'Portuguese text for the user; 10 is an example of a number.'),
  kind: field(errorKindSet),
  field: optional(String, 'Input field that the refusal is always about.'),
  status: field(Int, 'HTTP status of a request that is refused as a whole.'),
});
type ErrorDescription = InstanceType<typeof ErrorDescription>;

/** Every code of the error table. */
const errorCatalogueQuery = defineQuery({
  name: 'errorCatalogue',
  permission: 'errorCatalogue:read',
  input: z.strictObject({}),
  read: async (): Promise<ErrorDescription[]> =>
    Object.keys(errorCodeSet).map((code) => {
      const { kind, field } = errorDefinition(code);
      return { code, message: exampleText(code), kind, field: field ?? null, status: statusOf(code) };
    }),
});

@Resolver()
export class ErrorCatalogueResolver {
  @Query(() => [ErrorDescription], { description: 'Every code that a request can be refused with, sorted.' })
  errorCatalogue(@Ctx() ctx: AppContext): Promise<ErrorDescription[]> {
    return runQuery(errorCatalogueQuery, ctx);
  }
}
