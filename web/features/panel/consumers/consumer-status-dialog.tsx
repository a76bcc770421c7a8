import { StatusDialog } from '../../../people/status-dialog.tsx';
import { type ConsumerRowFragment, useSetConsumerActiveMutation } from './consumers.generated.ts';
import { consumerTexts as texts } from './consumers.messages.ts';

/** Activates or deactivates a consumer. */
export const ConsumerStatusDialog = ({ consumer, onClose }: { consumer: ConsumerRowFragment; onClose: () => void }) => {
  const [toggle] = useSetConsumerActiveMutation();
  return (
    <StatusDialog
      person={consumer}
      titles={texts}
      successText={texts.statusChanged}
      onToggle={(ativo, justificativa) => toggle({ variables: { id: consumer.id, ativo, justificativa } })}
      onClose={onClose}
    />
  );
};
