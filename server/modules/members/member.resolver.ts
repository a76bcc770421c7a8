import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver, registerEnumType } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { sexSet } from '../../platform/graphql/sex.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { type EntryType, entryTypeSet } from '../ledger/index.ts';
import { eraseOwnData } from './actions/erase-own-data.ts';
import { sendContactMessage } from './actions/send-contact-message.ts';
import { setContactConsent } from './actions/set-contact-consent.ts';
import type { ContactConsent } from './consent.rules.ts';
import { consentKindSet, contactChannelSet } from './consent-sets.ts';
import { type ConsentAnswer, ownConsentsQuery } from './own-consents.query.ts';
import { type OwnDataFile, ownDataQuery } from './own-data.query.ts';
import { type ExpiringLot, type OwnExpiry, ownExpiryQuery } from './own-expiry.query.ts';
import { type OwnProfile, ownProfileQuery } from './own-profile.query.ts';

@ObjectType('OwnProfile', { description: 'Personal data of the seller or consumer who asks.', simpleResolvers: true })
class OwnProfileType implements OwnProfile {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => String)
  nome!: string;
  @Field(() => String)
  cpf!: string;
  @Field(() => String, { nullable: true })
  email!: string | null;
  @Field(() => String, { nullable: true })
  celular!: string | null;
  @Field(() => String, { nullable: true, description: 'Landline; sellers only.' })
  telefone!: string | null;
  @Field(() => sexSet, { nullable: true })
  sexo!: OwnProfile['sexo'];
  @Field(() => DayScalar, { nullable: true, description: 'Day of birth.' })
  dataNascimento!: string | null;
  @Field(() => String, { nullable: true })
  endRua!: string | null;
  @Field(() => String, { nullable: true })
  endNumero!: string | null;
  @Field(() => String, { nullable: true })
  endComplemento!: string | null;
  @Field(() => String, { nullable: true })
  endBairro!: string | null;
  @Field(() => String, { nullable: true })
  endCidade!: string | null;
  @Field(() => String, { nullable: true })
  endEstado!: string | null;
  @Field(() => String, { nullable: true })
  endCep!: string | null;
  @Field(() => String, { nullable: true, description: 'Store of a seller.' })
  revenda!: string | null;
  @Field(() => Boolean, { description: 'Whether there is a password to change.' })
  temSenha!: boolean;
}

@ObjectType('ConsentAnswer', { description: 'One answer to one question, with its words.', simpleResolvers: true })
class ConsentAnswerType implements ConsentAnswer {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => consentKindSet)
  tipo!: ConsentAnswer['tipo'];
  @Field(() => Boolean)
  aceito!: boolean;
  @Field(() => String)
  texto!: string;
  @Field(() => DateTimeScalar)
  criadoEm!: Date;
}

@ObjectType('ExpiringLot', { description: 'A credit of which something expires.', simpleResolvers: true })
class ExpiringLotType implements ExpiringLot {
  @Field(() => Int, { description: 'Id of the lot.' })
  lote!: number;
  @Field(() => DecimalScalar, { description: 'Points of a seller, BRL of a consumer.' })
  restante!: string;
  @Field(() => DayScalar, { description: 'Last day on which it may be spent.' })
  venceEm!: string;
  @Field(() => entryTypeSet, { description: 'Type of the entry that earned it.' })
  origem!: EntryType;
}

@ObjectType('OwnExpiry', {
  description: 'What of the balance of the member expires; each window holds the ones before it.',
  simpleResolvers: true,
})
class OwnExpiryType implements OwnExpiry {
  @Field(() => DecimalScalar, { description: 'Within 30 days.' })
  em30!: string;
  @Field(() => DecimalScalar, { description: 'Within 60 days.' })
  em60!: string;
  @Field(() => DecimalScalar, { description: 'Within 90 days.' })
  em90!: string;
  @Field(() => DayScalar, { nullable: true, description: 'Next day on which something expires.' })
  proximaData!: string | null;
  @Field(() => DecimalScalar, { description: 'What expires on that day.' })
  proximoValor!: string;
  @Field(() => [ExpiringLotType], { description: 'What expires within 90 days, the soonest first; at most 100.' })
  lotes!: ExpiringLot[];
}

enum OwnDataFormat {
  JSON = 'JSON',
  CSV = 'CSV',
}
registerEnumType(OwnDataFormat, { name: 'OwnDataFormat', description: 'How the member takes their data.' });

@ObjectType('OwnDataFile', { description: 'A file to save, as text.' })
class OwnDataFileType implements OwnDataFile {
  @Field(() => String)
  nome!: string;
  @Field(() => String)
  conteudo!: string;
}

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
