import { useState } from 'react';
import type { ExportFormat, ExportScope, ListOptions } from '../../graphql/types.generated.ts';
import { downloadFile } from '../../ui/download.ts';
import { toast } from '../../ui/toast.ts';
import { listTexts } from '../list-texts.ts';
import { useExportListMutation } from './export-list.generated.ts';

interface ExportTexts {
  /** Shown at once, before the file is ready. */
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

/** The export messages of document 001 §8, which words some lists differently. */
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
 * Exports the current page (`CURRENT`), or every row matching the search, filters and sort (`ALL`). The toasts are those of document 001
 * §8. Large exports run in the background; their toast links to where the file will be.
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
      // The request is silent because the document prescribes this exact text.
      toast.error(texts.failed);
    } finally {
      setExporting(false);
    }
  };
  return { exporting, exportList };
};
