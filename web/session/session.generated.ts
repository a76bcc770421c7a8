/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SessionViewerFragment = { kind: Types.ViewerKind, id: string, nome: string, cpf: string, email: string | null, abilities: Array<string>, dadosMascarados: boolean, segundoFator: boolean, segundoFatorPendente: boolean, redesAntifraude: Array<string>, saldoPontos: string | null, saldoCashback: string | null, aceitouRegulamento: boolean | null, resgateLiberado: boolean | null, tipoPontuacao: number | null, cenario: number | null, textoCenario: string | null };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { kind: Types.ViewerKind, id: string, nome: string, cpf: string, email: string | null, abilities: Array<string>, dadosMascarados: boolean, segundoFator: boolean, segundoFatorPendente: boolean, redesAntifraude: Array<string>, saldoPontos: string | null, saldoCashback: string | null, aceitouRegulamento: boolean | null, resgateLiberado: boolean | null, tipoPontuacao: number | null, cenario: number | null, textoCenario: string | null } | null };

export type SignInStaffMutationVariables = Exact<{
  input: Types.SignInInput;
}>;


export type SignInStaffMutation = { signInStaff: { token: string | null, viewer: { kind: Types.ViewerKind, id: string, nome: string, cpf: string, email: string | null, abilities: Array<string>, dadosMascarados: boolean, segundoFator: boolean, segundoFatorPendente: boolean, redesAntifraude: Array<string>, saldoPontos: string | null, saldoCashback: string | null, aceitouRegulamento: boolean | null, resgateLiberado: boolean | null, tipoPontuacao: number | null, cenario: number | null, textoCenario: string | null } | null, segundoFator: { desafio: string, totp: boolean, codigoRecuperacao: boolean, passkey: Record<string, unknown> | null } | null } };

export type SignInSellerMutationVariables = Exact<{
  input: Types.SignInInput;
}>;


export type SignInSellerMutation = { signInSeller: { token: string, viewer: { kind: Types.ViewerKind, id: string, nome: string, cpf: string, email: string | null, abilities: Array<string>, dadosMascarados: boolean, segundoFator: boolean, segundoFatorPendente: boolean, redesAntifraude: Array<string>, saldoPontos: string | null, saldoCashback: string | null, aceitouRegulamento: boolean | null, resgateLiberado: boolean | null, tipoPontuacao: number | null, cenario: number | null, textoCenario: string | null } } };

export type SignInConsumerMutationVariables = Exact<{
  input: Types.SignInInput;
}>;


export type SignInConsumerMutation = { signInConsumer: { token: string, viewer: { kind: Types.ViewerKind, id: string, nome: string, cpf: string, email: string | null, abilities: Array<string>, dadosMascarados: boolean, segundoFator: boolean, segundoFatorPendente: boolean, redesAntifraude: Array<string>, saldoPontos: string | null, saldoCashback: string | null, aceitouRegulamento: boolean | null, resgateLiberado: boolean | null, tipoPontuacao: number | null, cenario: number | null, textoCenario: string | null } } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type SignInSellerSocialMutationVariables = Exact<{
  ticket: string;
}>;


export type SignInSellerSocialMutation = { signInSellerSocial: { token: string, viewer: { kind: Types.ViewerKind, id: string, nome: string, cpf: string, email: string | null, abilities: Array<string>, dadosMascarados: boolean, segundoFator: boolean, segundoFatorPendente: boolean, redesAntifraude: Array<string>, saldoPontos: string | null, saldoCashback: string | null, aceitouRegulamento: boolean | null, resgateLiberado: boolean | null, tipoPontuacao: number | null, cenario: number | null, textoCenario: string | null } } };

export type LinkSocialAccountMutationVariables = Exact<{
  ticket: string;
}>;


export type LinkSocialAccountMutation = { linkSocialAccount: boolean };

export type AcceptTermsMutationVariables = Exact<{ [key: string]: never; }>;


export type AcceptTermsMutation = { acceptTerms: { kind: Types.ViewerKind, id: string, aceitouRegulamento: boolean | null } };

export type ProgrammeQueryVariables = Exact<{ [key: string]: never; }>;


export type ProgrammeQuery = { programme: { nome: string, suporteEmail: string | null, suporteChat: string | null, hostsCashback: Array<string>, videoTutorial: string | null, provedoresSociais: Array<{ id: string, nome: string }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const SessionViewerFragmentDoc = new TypedDocumentString(`
    fragment SessionViewer on Viewer {
  kind
  id
  nome
  cpf
  email
  abilities
  dadosMascarados
  segundoFator
  segundoFatorPendente
  redesAntifraude
  saldoPontos
  saldoCashback
  aceitouRegulamento
  resgateLiberado
  tipoPontuacao
  cenario
  textoCenario
}
    `, {"fragmentName":"SessionViewer"}) as unknown as TypedDocumentString<SessionViewerFragment, unknown>;
export const ViewerDocument = new TypedDocumentString(`
    query viewer {
  viewer {
    ...SessionViewer
  }
}
    fragment SessionViewer on Viewer {
  kind
  id
  nome
  cpf
  email
  abilities
  dadosMascarados
  segundoFator
  segundoFatorPendente
  redesAntifraude
  saldoPontos
  saldoCashback
  aceitouRegulamento
  resgateLiberado
  tipoPontuacao
  cenario
  textoCenario
}`) as unknown as TypedDocumentString<ViewerQuery, ViewerQueryVariables>;
export const SignInStaffDocument = new TypedDocumentString(`
    mutation signInStaff($input: SignInInput!) {
  signInStaff(input: $input) {
    token
    viewer {
      ...SessionViewer
    }
    segundoFator {
      desafio
      totp
      codigoRecuperacao
      passkey
    }
  }
}
    fragment SessionViewer on Viewer {
  kind
  id
  nome
  cpf
  email
  abilities
  dadosMascarados
  segundoFator
  segundoFatorPendente
  redesAntifraude
  saldoPontos
  saldoCashback
  aceitouRegulamento
  resgateLiberado
  tipoPontuacao
  cenario
  textoCenario
}`) as unknown as TypedDocumentString<SignInStaffMutation, SignInStaffMutationVariables>;
export const SignInSellerDocument = new TypedDocumentString(`
    mutation signInSeller($input: SignInInput!) {
  signInSeller(input: $input) {
    token
    viewer {
      ...SessionViewer
    }
  }
}
    fragment SessionViewer on Viewer {
  kind
  id
  nome
  cpf
  email
  abilities
  dadosMascarados
  segundoFator
  segundoFatorPendente
  redesAntifraude
  saldoPontos
  saldoCashback
  aceitouRegulamento
  resgateLiberado
  tipoPontuacao
  cenario
  textoCenario
}`) as unknown as TypedDocumentString<SignInSellerMutation, SignInSellerMutationVariables>;
export const SignInConsumerDocument = new TypedDocumentString(`
    mutation signInConsumer($input: SignInInput!) {
  signInConsumer(input: $input) {
    token
    viewer {
      ...SessionViewer
    }
  }
}
    fragment SessionViewer on Viewer {
  kind
  id
  nome
  cpf
  email
  abilities
  dadosMascarados
  segundoFator
  segundoFatorPendente
  redesAntifraude
  saldoPontos
  saldoCashback
  aceitouRegulamento
  resgateLiberado
  tipoPontuacao
  cenario
  textoCenario
}`) as unknown as TypedDocumentString<SignInConsumerMutation, SignInConsumerMutationVariables>;
export const SignOutDocument = new TypedDocumentString(`
    mutation signOut {
  signOut
}
    `) as unknown as TypedDocumentString<SignOutMutation, SignOutMutationVariables>;
export const SignInSellerSocialDocument = new TypedDocumentString(`
    mutation signInSellerSocial($ticket: String!) {
  signInSellerSocial(ticket: $ticket) {
    token
    viewer {
      ...SessionViewer
    }
  }
}
    fragment SessionViewer on Viewer {
  kind
  id
  nome
  cpf
  email
  abilities
  dadosMascarados
  segundoFator
  segundoFatorPendente
  redesAntifraude
  saldoPontos
  saldoCashback
  aceitouRegulamento
  resgateLiberado
  tipoPontuacao
  cenario
  textoCenario
}`) as unknown as TypedDocumentString<SignInSellerSocialMutation, SignInSellerSocialMutationVariables>;
export const LinkSocialAccountDocument = new TypedDocumentString(`
    mutation linkSocialAccount($ticket: String!) {
  linkSocialAccount(ticket: $ticket)
}
    `) as unknown as TypedDocumentString<LinkSocialAccountMutation, LinkSocialAccountMutationVariables>;
export const AcceptTermsDocument = new TypedDocumentString(`
    mutation acceptTerms {
  acceptTerms {
    kind
    id
    aceitouRegulamento
  }
}
    `) as unknown as TypedDocumentString<AcceptTermsMutation, AcceptTermsMutationVariables>;
export const ProgrammeDocument = new TypedDocumentString(`
    query programme {
  programme {
    nome
    suporteEmail
    suporteChat
    hostsCashback
    videoTutorial
    provedoresSociais {
      id
      nome
    }
  }
}
    `) as unknown as TypedDocumentString<ProgrammeQuery, ProgrammeQueryVariables>;