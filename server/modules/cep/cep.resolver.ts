import { Arg, Ctx, Query, Resolver, registerEnumType } from 'type-graphql';
import type { AppContext } from '../../platform/context.ts';
import { field, objectType, optional } from '../../platform/graphql/object-type.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { cepQuery } from './cep.query.ts';

enum CepStatus {
  FOUND = 'FOUND',
  NOT_FOUND = 'NOT_FOUND',
  UNAVAILABLE = 'UNAVAILABLE',
}
registerEnumType(CepStatus, {
  name: 'CepStatus',
  description: 'What the postal-code services said.',
  valuesConfig: {
    FOUND: { description: 'There is such a code; texts may be empty where a town has one code for all streets.' },
    NOT_FOUND: { description: 'There is no such code.' },
    UNAVAILABLE: { description: 'The services are away: let the person type the address.' },
  },
});

const CepAnswerType = objectType('CepAnswer', 'Where a CEP (Brazilian postal code) is.', {
  status: field(CepStatus),
  logradouro: optional(String),
  bairro: optional(String),
  localidade: optional(String),
  uf: optional(String, 'Two letters of the state.'),
  complemento: optional(String),
});
type CepAnswerType = InstanceType<typeof CepAnswerType>;

@Resolver()
export class CepResolver {
  @Query(() => CepAnswerType, { description: 'The address of a CEP, with or without the hyphen.' })
  async cep(@Arg('cep', () => String) cep: string, @Ctx() ctx: AppContext): Promise<CepAnswerType> {
    const { status, address } = await runQuery(cepQuery, ctx, { cep });
    return { status: CepStatus[status], ...address };
  }
}
