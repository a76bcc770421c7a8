import type { ListAction } from '../../../lists/list-types.ts';
import { attempt } from '../../../session/failure.ts';
import { useCan } from '../../../session/session-context.ts';
import { confirm } from '../../../ui/confirm.ts';
import { toast } from '../../../ui/toast.ts';
import { useBlockCardMutation, useDeliverCardMutation, useReleaseCardMutation, useUnblockCardMutation } from './cards.generated.ts';
import { cardTexts as texts } from './cards.messages.ts';
import type { CardRow } from './link-card-dialog.tsx';
import { refreshCards } from './refresh-cards.ts';

type Mutate = (options: { variables: { id: string } }) => Promise<unknown>;

/** Actions available to staff for a card in its current situation. */
export const useCardActs = (open: (dialog: 'link' | 'history', card: CardRow) => void) => {
  const mayManage = useCan()('card:manage');
  const [deliver] = useDeliverCardMutation(refreshCards);
  const [unblock] = useUnblockCardMutation(refreshCards);
  const [block] = useBlockCardMutation(refreshCards);
  const [release] = useReleaseCardMutation(refreshCards);
  const run = async (mutate: Mutate, id: string, done: string) => {
    if (await attempt(mutate({ variables: { id } }))) toast.success(done);
  };
  const ask = async (question: { title: string; text: string }, act: () => Promise<void>) => {
    if (await confirm({ ...question, danger: true })) await act();
  };
  return (card: CardRow): ListAction[] => {
    const { id, situacao, entregue } = card;
    const parceiro = card.parceiro ?? '';
    const isHeld = mayManage && card.parceiro !== null;
    const isBlocked = situacao === 'BLOQUEADO' || situacao === 'EM_DESBLOQUEIO';
    return [
      { label: texts.link, onClick: () => open('link', card), hidden: !mayManage || situacao !== 'LIVRE' },
      { label: texts.deliver, onClick: () => run(deliver, id, texts.delivered), hidden: !isHeld || entregue },
      // A card being delivered is blocked too; it is unblocked at its seller's request.
      { label: texts.unblock, onClick: () => run(unblock, id, texts.unblocked), hidden: !isHeld || !isBlocked },
      {
        label: texts.block,
        destructive: true,
        onClick: () => ask({ title: texts.block, text: texts.blockQuestion(parceiro) }, () => run(block, id, texts.blocked)),
        hidden: !isHeld || (situacao !== 'ATIVO' && situacao !== 'EM_DESBLOQUEIO'),
      },
      {
        label: texts.release,
        destructive: true,
        onClick: () => ask({ title: texts.release, text: texts.releaseQuestion(parceiro) }, () => run(release, id, texts.released)),
        hidden: !isHeld || entregue,
      },
      { label: texts.history, onClick: () => open('history', card) },
    ];
  };
};
