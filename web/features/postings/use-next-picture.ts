import { useEffect } from 'react';
import { useUpcomingSubmissionsQuery } from './submissions.generated.ts';

const AHEAD = 5;

/** Whether the person pays for data or asked to save it. */
const savesData = () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches the picture that probably comes next while this one is being read. */
export const useNextPicture = (id: number, skipped: readonly number[]): void => {
  const { data } = useUpcomingSubmissionsQuery({
    variables: { options: { page: 1, pageSize: AHEAD, sort: 'criadoEm', direction: 'ASC' } },
    fetchPolicy: 'cache-first',
    context: { silent: true },
    skip: savesData(),
  });
  const upcoming = data?.pendingSubmissions.items.find(
    (row) => row.id !== id && !skipped.includes(row.id) && !row.reservadoPor && row.tipoArquivo.startsWith('image/'),
  );
  const url = upcoming?.linkArquivo;
  useEffect(() => {
    if (url) new Image().src = url;
  }, [url]);
};
