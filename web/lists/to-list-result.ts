import { attempt } from '../session/failure.ts';
import type { ListPage, ListResult } from './list-types.ts';

interface QueryResult<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  loading: boolean;
  error?: { message: string } | undefined;
  refetch: () => unknown;
}

/** Adapts a generated query hook's result to a list screen; the last rows stay while the next page loads. */
export const toListResult = <Data, Row>(result: QueryResult<Data>, pick: (data: Data) => ListPage<Row>): ListResult<Row> => {
  const data = result.data ?? (result.loading ? result.previousData : undefined);
  return {
    data: data && pick(data),
    loading: result.loading,
    error: result.error,
    refetch: () => attempt(Promise.resolve(result.refetch())),
  };
};
