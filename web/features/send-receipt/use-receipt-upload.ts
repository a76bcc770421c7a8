import { useState } from 'react';
import { useSendingKey } from '../../forms/use-sending-key.ts';
import { readFailure } from '../../session/failure.ts';
import { uploadOperation } from '../../session/upload-operation.ts';
import { useSession } from '../../session/use-session.ts';
import { toast } from '../../ui/toast.ts';
import { addFiles, type PickedFile } from './picked-file.ts';
import { isRefusal } from './refusal.ts';
import { SendReceiptsDocument, type SendReceiptsMutation } from './send-receipt.generated.ts';
import { sendTexts as texts } from './send-receipt.messages.ts';
import { shrinkImage } from './shrink-image.ts';

export type SentReceipt = SendReceiptsMutation['sendReceipts'][number];

/** Where a sending stands: choosing, preparing photos, bytes going up (0 to 100). */
export type UploadPhase = { kind: 'choosing' } | { kind: 'preparing' } | { kind: 'sending'; percent: number };

const CHOOSING: UploadPhase = { kind: 'choosing' };

/** One after another: several large photos decoded at once would exhaust a phone. */
const shrinkAll = async (files: readonly PickedFile[]): Promise<File[]> => {
  const ready: File[] = [];
  for (const { file } of files) ready.push(await shrinkImage(file));
  return ready;
};

/** Chosen files on their way to the queue of receipts; a sending that got no answer is repeated under its first name. */
export const useReceiptUpload = () => {
  const { loseSession } = useSession();
  const sendingKey = useSendingKey();
  const [files, setFiles] = useState<PickedFile[]>([]);
  const [phase, setPhase] = useState<UploadPhase>(CHOOSING);
  const [hasFailed, setFailed] = useState(false);
  const [sent, setSent] = useState<readonly SentReceipt[] | null>(null);

  const add = (chosen: readonly File[]) => {
    const next = addFiles(files, chosen);
    if (next.problem) toast.error(next.problem);
    setFiles(next.files);
    setFailed(false);
  };
  const remove = (id: string) => setFiles((present) => present.filter((other) => other.id !== id));

  const fail = (error: unknown) => {
    const failure = readFailure(error);
    if (failure.code === 'UNAUTHENTICATED') return loseSession(failure.message);
    setFailed(true);
    const isRefused = isRefusal(failure);
    if (isRefused) sendingKey.renew();
    toast.error(isRefused ? failure.message : texts.sendFailed);
  };

  const send = async () => {
    if (files.length === 0) {
      toast.error(texts.selectFirst);
      return;
    }
    setFailed(false);
    setPhase({ kind: 'preparing' });
    try {
      const ready = await shrinkAll(files);
      setPhase({ kind: 'sending', percent: 0 });
      const clientId = sendingKey.of(files.map(({ id }) => id).join('|'));
      const answer = await uploadOperation(
        SendReceiptsDocument,
        { files: ready, clientId },
        { onProgress: (percent) => setPhase({ kind: 'sending', percent }) },
      );
      sendingKey.renew();
      setSent(answer.sendReceipts);
      setFiles([]);
      toast.success(texts.sent(answer.sendReceipts.length));
    } catch (error) {
      fail(error);
    } finally {
      setPhase(CHOOSING);
    }
  };
  return { files, phase, hasFailed, sent, add, remove, send, startOver: () => setSent(null) };
};
