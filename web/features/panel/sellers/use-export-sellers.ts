import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useNetworkFilterOptions } from '../../../pickers/network-filter.ts';
import { sessionHeaders } from '../../../session/session-headers.ts';
import { downloadContent } from '../../../ui/download.ts';
import { toast } from '../../../ui/toast.ts';
import { sellerTexts as texts } from './sellers.messages.ts';

const FILE_NAME = 'parceiros.xlsx';

/** Exports the sellers of the current network and situation as parceiros.xlsx (documents 001 §7 and §9). */
export const useExportSellers = () => {
  const [params] = useSearchParams();
  const networks = useNetworkFilterOptions();
  const [exporting, setExporting] = useState(false);
  const exportSellers = async () => {
    setExporting(true);
    const rede = networks.find(({ value }) => value === params.get('networkId'))?.label;
    const ativo = params.get('ativo');
    const query = new URLSearchParams({ ...(rede ? { rede } : {}), ...(ativo ? { ativo: ativo === 'true' ? '1' : '0' } : {}) });
    try {
      const answer = await fetch(`/api/parceiros/export?${query}`, { headers: sessionHeaders() });
      if (!answer.ok) throw new Error(answer.statusText);
      downloadContent(await answer.blob(), FILE_NAME);
      toast.success(texts.exported);
    } catch {
      toast.error(texts.exportFailed);
    } finally {
      setExporting(false);
    }
  };
  return { exporting, exportSellers };
};
