import SyncOutlined from '@mui/icons-material/SyncOutlined';
import { useState } from 'react';
import { OfferSituation } from '../../../../server/modules/offers/offer-catalogue.rules.ts';
import { formatDecimal, formatPoints } from '../../../../server/shared/format.ts';
import type { OffersFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { attempt } from '../../../session/failure.ts';
import { useCan } from '../../../session/session-context.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { DiscountBar } from './discount-bar.tsx';
import { type OfferRowFragment as Row, useOffersQuery, useSyncOffersMutation } from './offers.generated.ts';
import { offerTexts as texts } from './offers.messages.ts';

const EditPointsDialog = lazyDialog(async () => (await import('./edit-points-dialog.tsx')).EditPointsDialog);

const useOffers = (variables: ListVariables<OffersFilter>) => toListResult(useOffersQuery({ variables }), (data) => data.offers);

const statuses = {
  [OfferSituation.NOVA]: { label: texts.newLabel, tone: 'pending' },
  [OfferSituation.ATIVA]: { label: texts.activeLabel, tone: 'approved' },
  [OfferSituation.INATIVA]: { label: texts.inactiveLabel, tone: 'closed' },
} as const;

/** '1.233 (-15%)', or a dash without a discount. */
const discounted = ({ desconto, pontosDesconto }: Row) =>
  pontosDesconto === null ? '-' : `${formatPoints(pontosDesconto)} (-${formatDecimal(desconto).replace(/,00$/, '')}%)`;

const columns: ListColumn<Row>[] = [
  { field: 'nome', title: 'Oferta', width: 195 },
  { field: 'parceiro', title: 'Parceiro', width: 135 },
  { field: 'cidade', title: 'Cidade', width: 115 },
  { field: 'pontos', title: texts.points, type: 'points', width: 85 },
  { field: 'pontosDesconto', title: 'Com Desconto', type: 'points', width: 130, render: discounted },
  { field: 'situacao', title: 'Situação', type: 'status', statuses, width: 175 },
  { field: 'desconto', title: 'Desconto %', type: 'decimal', hidden: true, hideOnPhone: true, width: 110 },
  { field: 'offerId', title: 'Código', width: 100, hideOnPhone: true },
  { field: 'categoria', title: 'Categoria', hidden: true, hideOnPhone: true },
  { field: 'experiencia', title: 'Experiência', hidden: true, hideOnPhone: true },
  { field: 'sincronizadoEm', title: 'Sincronizada em', type: 'dateTime', hidden: true, hideOnPhone: true },
];

const filters: FilterDefinition<OffersFilter>[] = [
  {
    kind: 'select',
    name: 'situacao',
    label: texts.situation,
    allLabel: texts.all,
    options: [
      { value: OfferSituation.NOVA, label: texts.isNew },
      { value: OfferSituation.ATIVA, label: texts.isActive },
      { value: OfferSituation.INATIVA, label: texts.inactiveLabel },
    ],
  },
];

const refresh = { refetchQueries: ['offers'], awaitRefetchQueries: true };

/** Ofertas TLC: the catalogue with points, discounts and sync (document 001 §2). */
export const OffersPage = () => {
  const can = useCan();
  const [editing, setEditing] = useState<Row | null>(null);
  const [sync] = useSyncOffersMutation({ ...refresh, context: { failureText: texts.syncFailed, overlay: true } });
  const handleSync = async () => {
    const result = await attempt(sync());
    if (result?.data)
      toast.success(texts.synced(result.data.syncOffers.criadas, result.data.syncOffers.atualizadas, result.data.syncOffers.total));
  };
  return (
    <>
      <ListScreen<Row, OffersFilter>
        title={texts.title}
        description={texts.description}
        name="offers"
        useList={useOffers}
        columns={columns}
        filters={filters}
        defaultSort={{ field: 'nome', direction: 'ASC' }}
        searchPlaceholder={texts.search}
        rowLabel={({ nome, cidade }) => [nome, cidade].filter(Boolean).join(', ')}
        exportFormats={['XLSX', 'CSV']}
        emptyHint={texts.empty}
        actions={[{ label: texts.sync, icon: <SyncOutlined />, onClick: handleSync, hidden: !can('offer:sync') }]}
        rowActions={(row) => [{ label: texts.edit, onClick: () => setEditing(row), hidden: !can('offer:update') }]}
        {...(can('offer:discount') ? { selectionBar: (selection) => <DiscountBar selection={selection} /> } : {})}
      />
      {editing && <EditPointsDialog offer={editing} onClose={() => setEditing(null)} />}
    </>
  );
};
