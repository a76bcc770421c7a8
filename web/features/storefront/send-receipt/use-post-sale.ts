import { useState } from 'react';
import type { z } from 'zod';
import { isPositive } from '../../../../server/shared/sign.ts';
import { useSendingKey } from '../../../forms/use-sending-key.ts';
import { readFailure } from '../../../session/failure.ts';
import { useSession } from '../../../session/session-context.ts';
import { pointsText } from '../../../ui/amount-texts.ts';
import { toast } from '../../../ui/toast.ts';
import type { noteRules } from './note-rules.ts';
import { isRefusal } from './refusal.ts';
import type { SaleItem } from './sale-item.ts';
import { usePostOwnSaleMutation } from './send-receipt.generated.ts';
import { sendTexts as texts } from './send-receipt.messages.ts';

type Note = z.output<typeof noteRules>;

/** Sends the typed sale. After a lost answer, the same sale keeps its idempotency key. Rejects when it was not recorded. */
export const usePostSale = () => {
  const { refreshViewer } = useSession();
  const sendingKey = useSendingKey();
  const [mutate] = usePostOwnSaleMutation({ context: { silent: true } });
  const [isSending, setSending] = useState(false);

  const explain = (error: unknown) => {
    const failure = readFailure(error);
    const isRefused = isRefusal(failure);
    // The server stores its refusal under the key, so a retry with other stock or on another day needs a new one.
    if (isRefused) sendingKey.renew();
    toast.error(isRefused ? failure.message : texts.saleFailed);
  };
  const post = async (note: Note, items: readonly SaleItem[]) => {
    const itens = items.map(({ codigo, qtde, valorUnitario }) => ({ codigo, qtde, valorUnitario }));
    const input = { ...note, itens };
    setSending(true);
    try {
      const { data } = await mutate({ variables: { input, idempotencyKey: sendingKey.of(JSON.stringify(input)) } });
      sendingKey.renew();
      const posted = data?.postOwnSale;
      if (!posted) return;
      toast.success(texts.posted(pointsText(posted.totalPontos), pointsText(posted.saldo)), {
        more: isPositive(posted.pontosLimitados) ? texts.limited(pointsText(posted.pontosLimitados)) : null,
      });
      await refreshViewer();
    } catch (error) {
      explain(error);
      throw error;
    } finally {
      setSending(false);
    }
  };
  return { post, isSending };
};
