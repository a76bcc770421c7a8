import { attempt } from '../session/failure.ts';
import type { ListPage, ListResult } from './list-types.ts';

interface QueryResult<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  loading: boolean;
  error?: { message: string } | undefined;
  refetch: () => unknown;
}

/** A generated query hook's result as a list screen takes it; while the next page loads, the last rows stay. */
export const toListResult = <Data, Row>(result: QueryResult<Data>, pick: (data: Data) => ListPage<Row>): ListResult<Row> => {
  const data = result.data ?? (result.loading ? result.previousData : undefined);
  return {
    data: data && pick(data),
    loading: result.loading,
    error: result.error,
    refetch: () => attempt(Promise.resolve(result.refetch())),
  };
};
