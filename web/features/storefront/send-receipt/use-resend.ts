import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useOwnReceiptQuery } from '../../../members/receipt/receipt.generated.ts';
import { rowIdOf } from '../../../ui/row-id.ts';

/** Reasons caused by the picture itself: the same one would be refused again. */
const BAD_PICTURE: readonly (string | null)[] = ['Nota Ilegível', 'Nota Incompleta'];
const NAMES: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'application/pdf': 'pdf' };

/**
 * The receipt that '?reenviar={id}' asks to resend, with what can be reused: the access key, and the file unless the picture was the
 * problem. Null for someone else's receipt, or one already resent.
 */
export const useResend = () => {
  const [address, setAddress] = useSearchParams();
  const [isFetching, setFetching] = useState(false);
  const id = rowIdOf(address.get('reenviar'));
  const { data } = useOwnReceiptQuery({ variables: { id: id ?? '' }, skip: id === null, context: { silent: true } });
  const receipt = data?.ownSubmission;
  const isRefused = receipt?.status === 'REPROVADA' || receipt?.status === 'ENCERRADA';
  const stop = () => setAddress({}, { replace: true });
  /** The file as sent; null when it is unavailable. */
  const fetchFile = async (): Promise<File | null> => {
    if (!receipt) return null;
    setFetching(true);
    try {
      const answer = await fetch(receipt.linkArquivo);
      if (!answer.ok) return null;
      const type = receipt.tipoArquivo;
      return new File([await answer.blob()], `nota-${receipt.id}.${NAMES[type] ?? 'jpg'}`, { type });
    } catch {
      return null;
    } finally {
      setFetching(false);
    }
  };
  if (!receipt || !isRefused) return null;
  return {
    receipt,
    chave: receipt.chaveFiscal ?? '',
    keepsFile: !BAD_PICTURE.includes(receipt.reprovadoMotivo),
    isFetching,
    fetchFile,
    stop,
  };
};

export type Resend = NonNullable<ReturnType<typeof useResend>>;
