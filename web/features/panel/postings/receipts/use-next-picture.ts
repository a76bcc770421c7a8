import { useEffect } from 'react';
import type { Audience } from '../shared/audience.ts';
import { useUpcomingCashbackQuery } from './cashback.generated.ts';
import { useUpcomingSubmissionsQuery } from './submissions.generated.ts';

const AHEAD = 5;

/** Whether the person has a metered connection or asked to save data. */
const savesData = () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Prefetches the next picture while the current one is being read. */
export const useNextPicture = (id: string, skipped: readonly string[], audience: Audience): void => {
  const options = {
    variables: { options: { page: 1, pageSize: AHEAD, sort: 'criadoEm', direction: 'ASC' as const } },
    fetchPolicy: 'cache-first' as const,
    context: { silent: true },
  };
  const sellers = useUpcomingSubmissionsQuery({ ...options, skip: savesData() || audience !== 'SELLER' });
  const consumers = useUpcomingCashbackQuery({ ...options, skip: savesData() || audience !== 'CONSUMER' });
  const { data } = audience === 'SELLER' ? sellers : consumers;
  const upcoming = data?.pendingSubmissions.items.find(
    (row) => row.id !== id && !skipped.includes(row.id) && !row.reservadoPor && row.tipoArquivo.startsWith('image/'),
  );
  const url = upcoming?.linkArquivo;
  useEffect(() => {
    if (url) new Image().src = url;
  }, [url]);
};
