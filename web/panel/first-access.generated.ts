/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SetFirstPasswordMutationVariables = Exact<{
  input: Types.FirstPasswordInput;
}>;


export type SetFirstPasswordMutation = { setFirstPassword: { mensagem: string } };

export type RequestFirstAccessCodeMutationVariables = Exact<{
  input: Types.FirstAccessInput;
}>;


export type RequestFirstAccessCodeMutation = { requestFirstAccessCode: { mensagem: string } };

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

export const SetFirstPasswordDocument = new TypedDocumentString(`
    mutation setFirstPassword($input: FirstPasswordInput!) {
  setFirstPassword(input: $input) {
    mensagem
  }
}
    `) as unknown as TypedDocumentString<SetFirstPasswordMutation, SetFirstPasswordMutationVariables>;
export const RequestFirstAccessCodeDocument = new TypedDocumentString(`
    mutation requestFirstAccessCode($input: FirstAccessInput!) {
  requestFirstAccessCode(input: $input) {
    mensagem
  }
}
    `) as unknown as TypedDocumentString<RequestFirstAccessCodeMutation, RequestFirstAccessCodeMutationVariables>;