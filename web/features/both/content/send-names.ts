import type { ApolloClient } from '@apollo/client';
import { uploadOperation } from '../../../session/upload-operation.ts';
import { ContentImportDocument, StartContentImportDocument } from './content.generated.ts';
import type { ContentKind } from './content-kind.ts';

/** What an upload of names came to. */
export interface NamesSent {
  /** Rows the file wrote. */
  total: number;
  /** Why lines were refused, a text each; the first hundred. */
  erros: readonly string[];
  /** The very same file had been sent before. */
  repetido: boolean;
  /** Why the whole file could not be imported. */
  falha: string | null;
}

const POLL_MS = 700;
const RUNNING: readonly string[] = ['NA_FILA', 'PROCESSANDO'];
const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/** Sends a sheet of names and waits for its import to end. Rejects as the operations do. */
export const sendNames = async (client: ApolloClient, tipo: ContentKind, arquivo: File): Promise<NamesSent> => {
  const { startImport } = await uploadOperation(StartContentImportDocument, { tipo, arquivo });
  for (;;) {
    const { data } = await client.query({
      query: ContentImportDocument,
      variables: { id: startImport.id },
      fetchPolicy: 'network-only',
      context: { silent: true },
    });
    const state = data?.import;
    if (state && !RUNNING.includes(state.estado)) {
      return {
        total: state.total,
        erros: data.importErrors.items.map(({ linha, mensagem }) => `Linha ${linha}: ${mensagem}`),
        repetido: startImport.repetido,
        falha: state.estado === 'FALHOU' ? (state.mensagem ?? '') : null,
      };
    }
    await pause();
  }
};
