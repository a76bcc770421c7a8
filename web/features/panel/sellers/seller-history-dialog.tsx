import { HistoryDialog, StatusHistory } from '../../../people/status-history.tsx';
import { type SellerRowFragment, useSellerStatusChangesQuery } from './sellers.generated.ts';
import { sellerTexts as texts } from './sellers.messages.ts';

/** Who activated or deactivated a seller, when and why. */
export const SellerHistoryDialog = ({ seller: { id, nome }, onClose }: { seller: SellerRowFragment; onClose: () => void }) => {
  const { data, error, loading, refetch } = useSellerStatusChangesQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    context: { silent: true },
  });
  return (
    <HistoryDialog nome={nome} onClose={onClose}>
      <StatusHistory
        nome={nome}
        changes={data?.sellerStatusChanges}
        loading={loading}
        failed={Boolean(error)}
        onRetry={refetch}
        emptyHint={texts.historyEmpty}
      />
    </HistoryDialog>
  );
};
