/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RewardRowFragment = { id: string, codigo: string, nome: string, descricao: string, tipo: Types.PrizeType, categoria: string | null, parceiroComercial: string | null, custoTotal: string, custoAlternativo: string | null, pontos: string | null, pontosMaximo: string | null, foto: string | null, miniatura: string | null, ativo: boolean };

export type RewardsQueryVariables = Exact<{
  options?: Types.ListOptions | null | undefined;
  filter?: Types.RewardsFilter | null | undefined;
}>;


export type RewardsQuery = { rewards: { total: number, capped: boolean, items: Array<{ id: string, codigo: string, nome: string, descricao: string, tipo: Types.PrizeType, categoria: string | null, parceiroComercial: string | null, custoTotal: string, custoAlternativo: string | null, pontos: string | null, pontosMaximo: string | null, foto: string | null, miniatura: string | null, ativo: boolean }> } };

export type RewardCodeTakenQueryVariables = Exact<{
  codigo: string;
}>;


export type RewardCodeTakenQuery = { rewardCodeTaken: boolean };

export type CreateRewardMutationVariables = Exact<{
  input: Types.RewardInput;
}>;


export type CreateRewardMutation = { createReward: { id: string } | null };

export type UpdateRewardMutationVariables = Exact<{
  id: string | number;
  input: Types.RewardInput;
  lido?: Array<Types.FieldRead> | Types.FieldRead | null | undefined;
}>;


export type UpdateRewardMutation = { updateReward: { id: string, codigo: string, nome: string, descricao: string, tipo: Types.PrizeType, categoria: string | null, parceiroComercial: string | null, custoTotal: string, custoAlternativo: string | null, pontos: string | null, pontosMaximo: string | null, foto: string | null, miniatura: string | null, ativo: boolean } | null };

export type SetRewardActiveMutationVariables = Exact<{
  id: string | number;
  ativo: boolean;
}>;


export type SetRewardActiveMutation = { setRewardActive: { id: string, ativo: boolean } | null };

export type DeleteRewardMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteRewardMutation = { deleteReward: { id: string } };

export const RewardRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RewardRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"}},{"kind":"Field","name":{"kind":"Name","value":"parceiroComercial"}},{"kind":"Field","name":{"kind":"Name","value":"custoTotal"}},{"kind":"Field","name":{"kind":"Name","value":"custoAlternativo"}},{"kind":"Field","name":{"kind":"Name","value":"pontos"}},{"kind":"Field","name":{"kind":"Name","value":"pontosMaximo"}},{"kind":"Field","name":{"kind":"Name","value":"foto"}},{"kind":"Field","name":{"kind":"Name","value":"miniatura"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}}]}}]} as unknown as DocumentNode<RewardRowFragment, unknown>;
export const RewardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"rewards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RewardsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rewards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RewardRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RewardRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"}},{"kind":"Field","name":{"kind":"Name","value":"parceiroComercial"}},{"kind":"Field","name":{"kind":"Name","value":"custoTotal"}},{"kind":"Field","name":{"kind":"Name","value":"custoAlternativo"}},{"kind":"Field","name":{"kind":"Name","value":"pontos"}},{"kind":"Field","name":{"kind":"Name","value":"pontosMaximo"}},{"kind":"Field","name":{"kind":"Name","value":"foto"}},{"kind":"Field","name":{"kind":"Name","value":"miniatura"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}}]}}]} as unknown as DocumentNode<RewardsQuery, RewardsQueryVariables>;
export const RewardCodeTakenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"rewardCodeTaken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rewardCodeTaken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"codigo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}}}]}]}}]} as unknown as DocumentNode<RewardCodeTakenQuery, RewardCodeTakenQueryVariables>;
export const CreateRewardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createReward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RewardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateRewardMutation, CreateRewardMutationVariables>;
export const UpdateRewardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateReward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RewardInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lido"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FieldRead"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateReward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"lido"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lido"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RewardRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RewardRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"}},{"kind":"Field","name":{"kind":"Name","value":"parceiroComercial"}},{"kind":"Field","name":{"kind":"Name","value":"custoTotal"}},{"kind":"Field","name":{"kind":"Name","value":"custoAlternativo"}},{"kind":"Field","name":{"kind":"Name","value":"pontos"}},{"kind":"Field","name":{"kind":"Name","value":"pontosMaximo"}},{"kind":"Field","name":{"kind":"Name","value":"foto"}},{"kind":"Field","name":{"kind":"Name","value":"miniatura"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}}]}}]} as unknown as DocumentNode<UpdateRewardMutation, UpdateRewardMutationVariables>;
export const SetRewardActiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"setRewardActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ativo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRewardActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"ativo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ativo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}}]}}]}}]} as unknown as DocumentNode<SetRewardActiveMutation, SetRewardActiveMutationVariables>;
export const DeleteRewardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"deleteReward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteRewardMutation, DeleteRewardMutationVariables>;
export const useRewardsQuery = (options?: useQuery.Options<RewardsQuery, RewardsQueryVariables>) =>
  useQuery(RewardsDocument, options as never) as useQuery.Result<RewardsQuery, RewardsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useRewardCodeTakenQuery = (options: useQuery.Options<RewardCodeTakenQuery, RewardCodeTakenQueryVariables> & ({ variables: RewardCodeTakenQueryVariables } | { skip: true })) =>
  useQuery(RewardCodeTakenDocument, options as never) as useQuery.Result<RewardCodeTakenQuery, RewardCodeTakenQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useCreateRewardMutation = (options?: useMutation.Options<CreateRewardMutation, CreateRewardMutationVariables>) =>
  useMutation(CreateRewardDocument, options as never) as useMutation.ResultTuple<CreateRewardMutation, CreateRewardMutationVariables>;
export const useUpdateRewardMutation = (options?: useMutation.Options<UpdateRewardMutation, UpdateRewardMutationVariables>) =>
  useMutation(UpdateRewardDocument, options as never) as useMutation.ResultTuple<UpdateRewardMutation, UpdateRewardMutationVariables>;
export const useSetRewardActiveMutation = (options?: useMutation.Options<SetRewardActiveMutation, SetRewardActiveMutationVariables>) =>
  useMutation(SetRewardActiveDocument, options as never) as useMutation.ResultTuple<SetRewardActiveMutation, SetRewardActiveMutationVariables>;
export const useDeleteRewardMutation = (options?: useMutation.Options<DeleteRewardMutation, DeleteRewardMutationVariables>) =>
  useMutation(DeleteRewardDocument, options as never) as useMutation.ResultTuple<DeleteRewardMutation, DeleteRewardMutationVariables>;