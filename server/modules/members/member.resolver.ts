import { Arg, Ctx, Int, Mutation, Query, Resolver, registerEnumType } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, objectType, optional } from '../../platform/graphql/object-type.ts';
import { sexSet } from '../../platform/graphql/sex.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { entryTypeSet } from '../ledger/index.ts';
import { eraseOwnData } from './actions/erase-own-data.ts';
import { sendContactMessage } from './actions/send-contact-message.ts';
import { setContactConsent } from './actions/set-contact-consent.ts';
import type { ContactConsent } from './consent.rules.ts';
import { consentKindSet, contactChannelSet } from './consent-sets.ts';
import { type ConsentAnswer, ownConsentsQuery } from './own-consents.query.ts';
import { type OwnDataFile, ownDataQuery } from './own-data.query.ts';
import { type ExpiringLot, type OwnExpiry, ownExpiryQuery } from './own-expiry.query.ts';
import { type OwnProfile, ownProfileQuery } from './own-profile.query.ts';

const OwnProfileType = objectType('OwnProfile', 'Personal data of the seller or consumer who asks.', {
  id: field(IdScalar),
  nome: field(String),
  cpf: field(String),
  email: optional(String),
  celular: optional(String),
  telefone: optional(String, 'Landline; sellers only.'),
  sexo: optional(sexSet),
  dataNascimento: optional(DayScalar, 'Day of birth.'),
  endRua: optional(String),
  endNumero: optional(String),
  endComplemento: optional(String),
  endBairro: optional(String),
  endCidade: optional(String),
  endEstado: optional(String),
  endCep: optional(String),
  revenda: optional(String, 'Store of a seller.'),
  temSenha: field(Boolean, 'Whether there is a password to change.'),
} satisfies FieldsOf<OwnProfile>);

const ConsentAnswerType = objectType('ConsentAnswer', 'One answer to one question, with its words.', {
  id: field(IdScalar),
  tipo: field(consentKindSet),
  aceito: field(Boolean),
  texto: field(String),
  criadoEm: field(DateTimeScalar),
} satisfies FieldsOf<ConsentAnswer>);

const ExpiringLotType = objectType('ExpiringLot', 'A credit of which something expires.', {
  lote: field(Int, 'Id of the lot.'),
  restante: field(DecimalScalar, 'Points of a seller, BRL of a consumer.'),
  venceEm: field(DayScalar, 'Last day on which it may be spent.'),
  origem: field(entryTypeSet, 'Type of the entry that earned it.'),
} satisfies FieldsOf<ExpiringLot>);

export const OwnExpiryType = objectType('OwnExpiry', 'What of the balance of the member expires; each window holds the ones before it.', {
  em30: field(DecimalScalar, 'Within 30 days.'),
  em60: field(DecimalScalar, 'Within 60 days.'),
  em90: field(DecimalScalar, 'Within 90 days.'),
  proximaData: optional(DayScalar, 'Next day on which something expires.'),
  proximoValor: field(DecimalScalar, 'What expires on that day.'),
  lotes: field([ExpiringLotType], 'What expires within 90 days, the soonest first; at most 100.'),
} satisfies FieldsOf<OwnExpiry>);

enum OwnDataFormat {
  JSON = 'JSON',
  CSV = 'CSV',
}
registerEnumType(OwnDataFormat, { name: 'OwnDataFormat', description: 'How the member takes their data.' });

const OwnDataFileType = objectType('OwnDataFile', 'A file to save, as text.', {
  nome: field(String),
  conteudo: field(String),
} satisfies FieldsOf<OwnDataFile>);

@Resolver()
export class MemberResolver {
  @Query(() => OwnProfileType, { description: 'Meu Perfil of the member who asks.' })
  ownProfile(@Ctx() ctx: AppContext): Promise<OwnProfile> {
    return runQuery(ownProfileQuery, ctx);
  }

  @Query(() => OwnExpiryType, { description: 'What of the balance expires in 30, 60 and 90 days.' })
  ownExpiry(@Ctx() ctx: AppContext): Promise<OwnExpiry> {
    return runQuery(ownExpiryQuery, ctx);
  }

  @Query(() => [ConsentAnswerType], { description: 'What the member agreed to and when, newest first.' })
  ownConsents(@Ctx() ctx: AppContext): Promise<ConsentAnswer[]> {
    return runQuery(ownConsentsQuery, ctx);
  }

  @Query(() => OwnDataFileType, { description: 'Everything that is kept about the member who asks.' })
  ownDataFile(@Arg('formato', () => OwnDataFormat) formato: OwnDataFormat, @Ctx() ctx: AppContext): Promise<OwnDataFile> {
    return runQuery(ownDataQuery, ctx, { formato });
  }

  @Mutation(() => Changed, { description: 'Says yes or no to notices on one channel.' })
  setContactConsent(
    @Arg('tipo', () => contactChannelSet, { description: 'The channel.' }) tipo: ContactConsent,
    @Arg('aceito', () => Boolean) aceito: boolean,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(setContactConsent, ctx, { tipo, aceito });
  }

  @Mutation(() => Boolean, { description: 'Replaces the personal data of the member who asks, for good.' })
  eraseOwnData(@Arg('senha', () => String) senha: string, @Ctx() ctx: AppContext): Promise<boolean> {
    return runAction(eraseOwnData, ctx, { senha });
  }

  @Mutation(() => Boolean, { description: 'Sends a message to the support.' })
  sendContactMessage(@Arg('mensagem', () => String) mensagem: string, @Ctx() ctx: AppContext): Promise<boolean> {
    return runAction(sendContactMessage, ctx, { mensagem });
  }
}
