import { useState } from 'react';
import { useSendingKey } from '../../../forms/use-sending-key.ts';
import { type Failure, readFailure } from '../../../session/failure.ts';
import { useSession } from '../../../session/session-context.ts';
import { uploadOperation } from '../../../session/upload-operation.ts';
import { toast } from '../../../ui/toast.ts';
import { outboxTexts } from './outbox.messages.ts';
import { ownerOf } from './outbox.ts';
import type { WaitingSending } from './outbox-store.ts';
import { addFiles, type PickedFile } from './picked-file.ts';
import { isRefusal } from './refusal.ts';
import { SendReceiptsDocument, type SendReceiptsMutation } from './send-receipt.generated.ts';
import { sendTexts as texts } from './send-receipt.messages.ts';
import { shrinkImage } from './shrink-image.ts';
import { useDoubts } from './use-doubts.ts';
import { keepForLater } from './use-outbox.ts';

export type SentReceipt = SendReceiptsMutation['sendReceipts'][number];

/** Progress of the upload: choosing, preparing photos, sending bytes (0 to 100). */
export type UploadPhase = { kind: 'choosing' } | { kind: 'preparing' } | { kind: 'sending'; percent: number };

const CHOOSING: UploadPhase = { kind: 'choosing' };

/** One at a time: decoding several large photos at once would exhaust a phone's memory. */
const shrinkAll = async (files: readonly PickedFile[]): Promise<File[]> => {
  const ready: File[] = [];
  for (const { file } of files) ready.push(await shrinkImage(file));
  return ready;
};

/** Why each file was refused, by file id: the server identifies files and keys by position. */
const reasonsOf = ({ fields }: Failure, files: readonly PickedFile[]): Record<string, string> => {
  const reasons: Record<string, string> = {};
  for (const { field, message } of fields) {
    const id = files[Number(/^(?:files|chaves)\.(\d+)$/.exec(field)?.[1] ?? -1)]?.id;
    if (id) reasons[id] = reasons[id] ? `${reasons[id]}. ${message}` : message;
  }
  return reasons;
};

/**
 * Uploads the chosen files to the review queue; after a lost answer, a retry keeps its idempotency key. The first file takes `keptKey`, the
 * access key of the receipt being resent.
 */
export const useReceiptUpload = (keptKey = '') => {
  const { viewer, loseSession } = useSession();
  const sendingKey = useSendingKey();
  const [files, setFiles] = useState<PickedFile[]>([]);
  const [phase, setPhase] = useState<UploadPhase>(CHOOSING);
  const [hasFailed, setFailed] = useState(false);
  const [sent, setSent] = useState<readonly SentReceipt[] | null>(null);
  const [keys, setKeys] = useState<Readonly<Record<string, string>>>({});
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});

  const remove = (id: string) => setFiles((present) => present.filter((other) => other.id !== id));
  const { doubts, look, areKnown } = useDoubts(({ id, file }) => {
    remove(id);
    toast.error(texts.unreadable(file.name));
  });

  const add = (chosen: readonly File[]) => {
    const next = addFiles(files, chosen);
    if (next.problem) toast.error(next.problem);
    const [first] = next.files;
    if (keptKey && first && files.length === 0) setKeys((typed) => ({ [first.id]: keptKey, ...typed }));
    setFiles(next.files);
    setFailed(false);
    look(next.files.filter(({ id }) => !files.some((present) => present.id === id)));
  };
  const typeKey = (id: string, text: string) => {
    setKeys((typed) => ({ ...typed, [id]: text }));
    setRefused(({ [id]: _mended, ...others }) => others);
  };
  /** Removes all refused files at once, so the others can be sent. */
  const removeRefused = () => {
    setFiles((present) => present.filter(({ id }) => !refused[id]));
    setRefused({});
  };

  const fail = (error: unknown) => {
    const failure = readFailure(error);
    if (failure.code === 'UNAUTHENTICATED') return loseSession(failure.message);
    const isRefused = isRefusal(failure);
    // The same files would be refused again, so nothing offers to retry them.
    setFailed(!isRefused);
    if (isRefused) sendingKey.renew();
    setRefused(reasonsOf(failure, files));
    toast.error(isRefused ? failure.message : texts.sendFailed);
  };

  /** Without a connection, files are stored on this device and sent automatically later. */
  const waitForConnection = async (error: unknown, prepared: WaitingSending | null): Promise<boolean> => {
    if (!prepared || !(error instanceof TypeError) || !(await keepForLater(prepared))) return false;
    sendingKey.renew();
    setFiles([]);
    setKeys({});
    toast.info(outboxTexts.kept(prepared.files.length));
    return true;
  };

  const send = async () => {
    if (files.length === 0) {
      toast.error(texts.selectFirst);
      return;
    }
    setFailed(false);
    setRefused({});
    setPhase({ kind: 'preparing' });
    // The press came before the doubts were on the screen, so it did not accept them.
    if (!(await areKnown(files))) {
      setPhase(CHOOSING);
      return;
    }
    let prepared: WaitingSending | null = null;
    try {
      const ready = await shrinkAll(files);
      setPhase({ kind: 'sending', percent: 0 });
      const chaves = files.map(({ id }) => keys[id]?.trim() ?? '');
      const clientId = sendingKey.of(JSON.stringify([files.map(({ id }) => id), chaves]));
      prepared = viewer && { clientId, owner: ownerOf(viewer), files: ready, chaves, criadoEm: new Date().toISOString() };
      const answer = await uploadOperation(
        SendReceiptsDocument,
        { files: ready, clientId, ...(chaves.some(Boolean) ? { chaves } : {}) },
        { onProgress: (percent) => setPhase({ kind: 'sending', percent }) },
      );
      sendingKey.renew();
      setSent(answer.sendReceipts);
      setFiles([]);
      setKeys({});
      toast.success(texts.sent(answer.sendReceipts.length));
    } catch (error) {
      if (!(await waitForConnection(error, prepared))) fail(error);
    } finally {
      setPhase(CHOOSING);
    }
  };
  return {
    files,
    keys,
    refused,
    doubts,
    phase,
    hasFailed,
    sent,
    add,
    remove,
    removeRefused,
    typeKey,
    send,
    startOver: () => setSent(null),
  };
};
