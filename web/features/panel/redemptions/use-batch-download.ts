import { attempt } from '../../../session/failure.ts';
import { downloadContent } from '../../../ui/download.ts';
import { useDownloadPayoutBatchMutation } from './payouts.generated.ts';

/** Downloads a batch's file. */
export const useBatchDownload = (): ((id: string) => Promise<void>) => {
  const [fetchFile] = useDownloadPayoutBatchMutation({ context: { overlay: true } });
  return async (id) => {
    const result = await attempt(fetchFile({ variables: { id } }));
    if (!result?.data) return;
    const { fileName, conteudo } = result.data.downloadPayoutBatch;
    downloadContent(new Blob([conteudo], { type: 'text/csv' }), fileName);
  };
};
