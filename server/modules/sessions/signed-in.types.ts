import { Int, registerEnumType } from 'type-graphql';
import type { AppContext } from '../../platform/context.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, objectType, optional } from '../../platform/graphql/object-type.ts';
import { SecondFactorChallengeType } from '../second-factors/index.ts';
import { findActor } from './actors.ts';
import { readViewer, type Viewer } from './viewer.ts';

enum ViewerKind {
  STAFF = 'STAFF',
  SELLER = 'SELLER',
  CONSUMER = 'CONSUMER',
}
registerEnumType(ViewerKind, { name: 'ViewerKind', description: 'The three audiences that sign in apart.' });

/** The viewer as GraphQL returns it. */
export const ViewerType = objectType('Viewer', 'Who is signed in, and what they may do.', {
  kind: field(ViewerKind),
  id: field(IdScalar),
  nome: field(String),
  cpf: field(String),
  email: optional(String),
  abilities: field([String], "Names such as 'network:create'; the server enforces the same table."),
  dadosMascarados: field(
    Boolean,
    'Whether consumers’ personal data comes masked, so that a whole CPF finds them and a part of it does not.',
  ),
  segundoFator: field(Boolean, 'Whether the member of staff has a second factor.'),
  segundoFatorPendente: field(Boolean, 'Whether they must register a second factor before anything else.'),
  redesAntifraude: field([String], 'Networks under anti-fraud alert.'),
  saldoPontos: optional(DecimalScalar, 'Points that a seller can spend today, less any debt.'),
  saldoCashback: optional(DecimalScalar, 'Cashback of a consumer in BRL.'),
  aceitouRegulamento: optional(Boolean, 'Whether the terms in force were accepted.'),
  resgateLiberado: optional(Boolean, 'Whether the store may redeem.'),
  tipoPontuacao: optional(Int, 'Scoring type of the store: 0 Sistema, 1 Digitação, 2 Foto.'),
  cenario: optional(Int, 'Scenario of the store: 0 Inicial, 1 A, 2 B, 3 C.'),
  textoCenario: optional(String, 'What the scenario of the store adds to the rules.'),
  idIndicacao: optional(String, 'Code that a seller refers others with.'),
  cnpjRevenda: optional(String),
  revenda: optional(String, 'Name of the store of a seller.'),
} satisfies FieldsOf<Viewer>);

/** The result of every sign-in method. */
export const SignedIn = objectType('SignedIn', 'A new session. The token is shown once and kept only as a hash.', {
  token: field(String),
  viewer: field(ViewerType),
});
export type SignedIn = InstanceType<typeof SignedIn>;

/** The result of the staff's first step: a session, or the challenge of the second factor. */
export const StaffSignedIn = objectType('StaffSignedIn', 'A new session, or the challenge of the second factor of whoever has one.', {
  token: optional(String, 'Token of the session; null when a second factor is asked for.'),
  viewer: optional(ViewerType, 'Who is signed in; null when a second factor is asked for.'),
  segundoFator: optional(SecondFactorChallengeType, 'The challenge to answer; null when the session is open.'),
});
export type StaffSignedIn = InstanceType<typeof StaffSignedIn>;

/** A newly created token, with the person it stands for. */
export async function signedInWithViewer(ctx: AppContext, { token }: { token: string }): Promise<SignedIn> {
  const { actor } = await findActor(ctx.database, { any: token }, ctx.clock.now());
  return { token, viewer: (await readViewer({ ...ctx, actor }))! };
}
