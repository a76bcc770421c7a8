import { downloadFile } from '../../lists/use-export-list.ts';
import { attempt } from '../../session/failure.ts';
import { useDownloadPayoutBatchMutation } from './payouts.generated.ts';

/** Hands the file of a batch to the browser. */
export const useBatchDownload = (): ((id: number) => Promise<void>) => {
  const [fetchFile] = useDownloadPayoutBatchMutation({ context: { overlay: true } });
  return async (id) => {
    const result = await attempt(fetchFile({ variables: { id } }));
    if (!result?.data) return;
    const { fileName, conteudo } = result.data.downloadPayoutBatch;
    const url = URL.createObjectURL(new Blob([conteudo], { type: 'text/csv' }));
    downloadFile({ url, fileName });
    URL.revokeObjectURL(url);
  };
};
