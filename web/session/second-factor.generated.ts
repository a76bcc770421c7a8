/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ConfirmSecondFactorMutationVariables = Exact<{
  input: Types.ConfirmSecondFactorInput;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: { token: string, viewer: { kind: Types.ViewerKind, id: string, nome: string, cpf: string, email: string | null, abilities: Array<string>, dadosMascarados: boolean, segundoFator: boolean, segundoFatorPendente: boolean, redesAntifraude: Array<string>, saldoPontos: string | null, saldoCashback: string | null, aceitouRegulamento: boolean | null, resgateLiberado: boolean | null, tipoPontuacao: number | null, cenario: number | null, textoCenario: string | null } } };

export type StartSecondFactorProofMutationVariables = Exact<{ [key: string]: never; }>;


export type StartSecondFactorProofMutation = { startSecondFactorProof: { desafio: string, totp: boolean, codigoRecuperacao: boolean, passkey: Record<string, unknown> | null } };

export type ProveSecondFactorMutationVariables = Exact<{
  input: Types.ProveSecondFactorInput;
}>;


export type ProveSecondFactorMutation = { proveSecondFactor: boolean };

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

export const ConfirmSecondFactorDocument = new TypedDocumentString(`
    mutation confirmSecondFactor($input: ConfirmSecondFactorInput!) {
  confirmSecondFactor(input: $input) {
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
}`) as unknown as TypedDocumentString<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const StartSecondFactorProofDocument = new TypedDocumentString(`
    mutation startSecondFactorProof {
  startSecondFactorProof {
    desafio
    totp
    codigoRecuperacao
    passkey
  }
}
    `) as unknown as TypedDocumentString<StartSecondFactorProofMutation, StartSecondFactorProofMutationVariables>;
export const ProveSecondFactorDocument = new TypedDocumentString(`
    mutation proveSecondFactor($input: ProveSecondFactorInput!) {
  proveSecondFactor(input: $input)
}
    `) as unknown as TypedDocumentString<ProveSecondFactorMutation, ProveSecondFactorMutationVariables>;