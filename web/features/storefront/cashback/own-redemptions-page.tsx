import { reversalReasonText } from '../../../../server/shared/reversal-reason.ts';
import type { RedemptionStatus } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { ListColumn, ListVariables, StatusLook } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { type OwnConsumerRedemptionsQuery, useOwnConsumerRedemptionsQuery } from './cashback.generated.ts';
import { cashbackTexts as texts } from './cashback.messages.ts';

type Row = OwnConsumerRedemptionsQuery['ownConsumerRedemptions']['items'][number];

const useOwn = ({ options }: ListVariables<object>) =>
  toListResult(useOwnConsumerRedemptionsQuery({ variables: { options } }), (data) => data.ownConsumerRedemptions);

/** Label and colour of each status, in the words of document 002 §2. */
const PAID: Readonly<Record<RedemptionStatus, StatusLook>> = {
  NOT_DELIVERED: { label: 'Não', tone: 'pending' },
  DELIVERED: { label: 'Sim', tone: 'approved' },
  IN_TRANSIT: { label: 'Em trânsito', tone: 'info' },
  CANCELLED: { label: 'Cancelado', tone: 'rejected' },
};

const columns: ListColumn<Row>[] = [
  { field: 'redemptionCode', title: texts.code, width: 150 },
  { field: 'pontosGastos', title: 'Valor', type: 'money', width: 130 },
  { field: 'status', title: 'Pago', type: 'status', statuses: PAID, width: 140 },
  { field: 'resgatadoEm', title: 'Resgatado em', type: 'dateTime' },
  { field: 'prazoEntrega', title: 'Pagamento até', type: 'date', width: 140 },
  { field: 'dataEntrega', title: 'Pago em', type: 'date', width: 120 },
  { field: 'chavePix', title: texts.key, sortable: false, width: 200 },
  { field: 'motivo', title: 'Retorno do banco', sortable: false, flex: 1, hideOnPhone: true },
  { field: 'causa', title: texts.cancelReason, sortable: false, flex: 1, value: (row) => reversalReasonText(row, 'MEMBER') ?? '' },
];
/** Page sizes of document 002 §9, Lists. */
const PAGE_SIZES = [5, 10, 25, 50, -1];

/** Meus Resgates: a consumer's redemptions and whether they were paid (document 002 §2). */
export const OwnCashbackRedemptionsPage = () => (
  <ListScreen<Row>
    title={texts.ownTitle}
    description={texts.ownDescription}
    name="ownConsumerRedemptions"
    useList={useOwn}
    columns={columns}
    defaultSort={{ field: 'resgatadoEm', direction: 'DESC' }}
    searchPlaceholder={texts.search}
    emptyHint={texts.ownEmpty}
    pageSizes={PAGE_SIZES}
    rowLabel={({ redemptionCode }) => redemptionCode}
    rowLink={({ id }) => `/resgates/${id}`}
  />
);
