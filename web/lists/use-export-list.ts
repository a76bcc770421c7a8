import { useState } from 'react';
import type { ExportFormat, ExportScope, ListOptions } from '../graphql/types.generated.ts';
import { downloadFile } from '../ui/download.ts';
import { toast } from '../ui/toast.ts';
import { useExportListMutation } from './export-list.generated.ts';
import { exportTextsOf } from './export-texts.ts';
import { listTexts } from './list-texts.ts';

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
