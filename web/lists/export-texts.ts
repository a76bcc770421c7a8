import type { ExportFormat, ExportScope } from '../graphql/types.generated.ts';
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
