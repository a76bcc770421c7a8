import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { AppContext } from '../../platform/context.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { SecondFactorChallengeType } from '../second-factors/index.ts';
import { findActor, type SessionKind } from './actors.ts';
import { readViewer, type Viewer } from './viewer.ts';

enum ViewerKind {
  STAFF = 'STAFF',
  SELLER = 'SELLER',
  CONSUMER = 'CONSUMER',
}
registerEnumType(ViewerKind, { name: 'ViewerKind', description: 'The three audiences that sign in apart.' });

/** The viewer as GraphQL returns it. */
@ObjectType('Viewer', { description: 'Who is signed in, and what they may do.', simpleResolvers: true })
export class ViewerType implements Viewer {
  @Field(() => ViewerKind)
  kind!: SessionKind;
  @Field(() => IdScalar)
  id!: number;
  @Field(() => String)
  nome!: string;
  @Field(() => String)
  cpf!: string;
  @Field(() => String, { nullable: true })
  email!: string | null;
  @Field(() => [String], { description: "Names such as 'network:create'; the server enforces the same table." })
  abilities!: string[];
  @Field(() => Boolean, {
    description: 'Whether consumers’ personal data comes masked, so that a whole CPF finds them and a part of it does not.',
  })
  dadosMascarados!: boolean;
  @Field(() => Boolean, { description: 'Whether the member of staff has a second factor.' })
  segundoFator!: boolean;
  @Field(() => Boolean, { description: 'Whether they must register a second factor before anything else.' })
  segundoFatorPendente!: boolean;
  @Field(() => [String], { description: 'Networks under anti-fraud alert.' })
  redesAntifraude!: string[];
  @Field(() => DecimalScalar, { nullable: true, description: 'Points that a seller can spend today, less any debt.' })
  saldoPontos!: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Cashback of a consumer in BRL.' })
  saldoCashback!: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether the terms in force were accepted.' })
  aceitouRegulamento!: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether the store may redeem.' })
  resgateLiberado!: boolean | null;
  @Field(() => Int, { nullable: true, description: 'Scoring type of the store: 0 Sistema, 1 Digitação, 2 Foto.' })
  tipoPontuacao!: number | null;
  @Field(() => Int, { nullable: true, description: 'Scenario of the store: 0 Inicial, 1 A, 2 B, 3 C.' })
  cenario!: number | null;
  @Field(() => String, { nullable: true, description: 'What the scenario of the store adds to the rules.' })
  textoCenario!: string | null;
  @Field(() => String, { nullable: true, description: 'Code that a seller refers others with.' })
  idIndicacao!: string | null;
  @Field(() => String, { nullable: true })
  cnpjRevenda!: string | null;
  @Field(() => String, { nullable: true, description: 'Name of the store of a seller.' })
  revenda!: string | null;
}

/** The result of every sign-in method. */
@ObjectType({ description: 'A new session. The token is shown once and kept only as a hash.' })
export class SignedIn {
  @Field(() => String)
  token!: string;
  @Field(() => ViewerType)
  viewer!: ViewerType;
}

/** The result of the staff's first step: a session, or the challenge of the second factor. */
@ObjectType({ description: 'A new session, or the challenge of the second factor of whoever has one.' })
export class StaffSignedIn {
  @Field(() => String, { nullable: true, description: 'Token of the session; null when a second factor is asked for.' })
  token!: string | null;
  @Field(() => ViewerType, { nullable: true, description: 'Who is signed in; null when a second factor is asked for.' })
  viewer!: ViewerType | null;
  @Field(() => SecondFactorChallengeType, { nullable: true, description: 'The challenge to answer; null when the session is open.' })
  segundoFator!: SecondFactorChallengeType | null;
}

/** A newly created token, with the person it stands for. */
export async function signedInWithViewer(ctx: AppContext, { token }: { token: string }): Promise<SignedIn> {
  const { actor } = await findActor(ctx.database, { any: token }, ctx.clock.now());
  return { token, viewer: (await readViewer({ ...ctx, actor }))! };
}
