import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  type ErrorCode,
  ErrorTextsDocument,
  PointsOfStoresDocument,
  type SaleInput,
  SalesDocument,
  SellDocument,
} from './generated/graphql.ts';

/** A program of an integrator, type-checked with the types that graphql-codegen makes from schema.graphql. It never runs. */
type Request = <Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables) => Promise<Data>;

export async function textsByCode(request: Request): Promise<Map<ErrorCode, string>> {
  const { errorCatalogue } = await request(ErrorTextsDocument, {});
  return new Map(errorCatalogue.map(({ code, message }) => [code, message]));
}

export async function countOfDay(request: Request, day: string): Promise<number> {
  const variables = { options: { pageSize: 50 }, filter: { vendaInicial: day, vendaFinal: day } };
  return (await request(SalesDocument, variables)).postings.total;
}

export async function pointsOf(request: Request, days: { from: string; to: string }): Promise<ReadonlyMap<string, string>> {
  const { salesTotals } = await request(PointsOfStoresDocument, days);
  return new Map(salesTotals.rows.map(({ store, points }) => [store ?? '', points]));
}

export async function sell(request: Request, input: SaleInput): Promise<string> {
  const { postSale } = await request(SellDocument, { input });
  return postSale.__typename === 'HeldAction' ? `waits until ${postSale.expiraEm}` : `balance ${postSale.saldo}`;
}

/** An unknown code would not compile. */
export const isDuplicate = (code: ErrorCode): boolean => code === 'POSTING_DUPLICATE';
