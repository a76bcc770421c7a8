import { useState } from 'react';
import type { ExportFormat, ExportScope, ListOptions } from '../graphql/types.generated.ts';
import { downloadFile } from '../ui/download.ts';
import { toast } from '../ui/toast.ts';
import { useExportListMutation } from './export-list.generated.ts';
import { listTexts } from './list-texts.ts';

interface ExportTexts {
  /** Said at once, before the file is there. */
  started?: string;
  done: string;
  failed: string;
}

const usual: ExportTexts = { done: listTexts.exported, failed: listTexts.exportFailed };
const ofTables: ExportTexts = {
  started: 'Seu download começará em breve, aguarde.',
  done: 'Arquivo exportado com sucesso!',
  failed: listTexts.exportFailed,
};
const ofConsumers: ExportTexts = { done: 'Arquivo XLSX exportado com sucesso!', failed: 'Erro ao exportar arquivo XLSX' };

/** What document 001 §8 says of the export of a list; it has words of their own for some. */
export const exportTextsOf = (list: string, { format, scope }: { format: ExportFormat; scope: ExportScope }): ExportTexts => {
  if (list === 'stores' || list === 'storeProducts') return ofTables;
  if ((list === 'consumers' || list === 'consumerRedemptions') && format === 'XLSX') return ofConsumers;
  if (list === 'closedCashback') {
    return { ...usual, failed: scope === 'ALL' ? 'Erro ao exportar cashback encerradas completo' : 'Erro ao exportar cashback encerradas' };
  }
  if (list === 'expiredPoints' || list === 'expiredCashback') return { ...usual, failed: 'Erro ao baixar arquivo CSV' };
  return usual;
};

/**
 * Exports the page in view (`CURRENT`) or every row of the same search, filters and sort (`ALL`: a file has no pages).
 * The toasts are those of document 001 §8. A large export is made in the background: its toast leads to where it will be.
 */
export const useExportList = (list: string) => {
  const [mutate] = useExportListMutation({ context: { silent: true } });
  const [exporting, setExporting] = useState(false);
  const exportList = async ({
    options,
    ...request
  }: {
    format: ExportFormat;
    scope: ExportScope;
    options: ListOptions;
    filter: Record<string, unknown>;
  }) => {
    const texts = exportTextsOf(list, request);
    setExporting(true);
    if (texts.started) toast.info(texts.started);
    try {
      const { page: _page, pageSize: _pageSize, ...whole } = options;
      const wanted = request.scope === 'ALL' ? whole : options;
      const { data } = await mutate({ variables: { input: { list, ...request, options: wanted } } });
      if (!data) throw new Error(texts.failed);
      const { url, fileName } = data.exportList;
      if (url) {
        downloadFile({ url, fileName });
        toast.success(texts.done);
      } else toast.info(listTexts.exportQueued, { link: { to: '/painel/exportacoes', label: listTexts.myExports } });
    } catch {
      // Silent above: the document wants this one text.
      toast.error(texts.failed);
    } finally {
      setExporting(false);
    }
  };
  return { exporting, exportList };
};
