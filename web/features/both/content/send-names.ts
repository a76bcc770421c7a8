import type { ApolloClient } from '@apollo/client';
import { uploadOperation } from '../../../session/upload-operation.ts';
import { ContentImportDocument, StartContentImportDocument } from './content.generated.ts';
import type { ContentKind } from './content-kind.ts';

/** The result of uploading names. */
export interface NamesSent {
  /** Rows imported. */
  total: number;
  /** Why lines were refused, one text per line, up to a hundred. */
  erros: readonly string[];
  /** This exact file was uploaded before. */
  repetido: boolean;
  /** Why the file as a whole could not be imported. */
  falha: string | null;
}

const POLL_MS = 700;
const RUNNING: readonly string[] = ['NA_FILA', 'PROCESSANDO'];
const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/** Uploads a sheet of names and waits for the import to finish. Rejects as the operations do. */
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
