import { HistoryDialog, StatusHistory } from '../../../people/status-history.tsx';
import { type ConsumerRowFragment, useConsumerStatusChangesQuery } from './consumers.generated.ts';
import { consumerTexts as texts } from './consumers.messages.ts';

type Consumer = Pick<ConsumerRowFragment, 'id' | 'nome'>;

/** Who activated or deactivated a consumer, when and why. */
export const ConsumerHistory = ({ consumer: { id, nome } }: { consumer: Consumer }) => {
  const { data, error, loading, refetch } = useConsumerStatusChangesQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    context: { silent: true },
  });
  return (
    <StatusHistory
      nome={nome}
      changes={data?.consumerStatusChanges}
      loading={loading}
      failed={Boolean(error)}
      onRetry={refetch}
      emptyHint={texts.historyEmpty}
    />
  );
};

/** The same, opened from the list. */
export const ConsumerHistoryDialog = ({ consumer, onClose }: { consumer: Consumer; onClose: () => void }) => (
  <HistoryDialog nome={consumer.nome} onClose={onClose}>
    <ConsumerHistory consumer={consumer} />
  </HistoryDialog>
);
