import { reviewPath } from '../../../decisions/review-path.ts';
import { useReasonDialog } from '../../../decisions/use-reason-dialog.tsx';
import type { LearnedProductsFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { attempt } from '../../../session/failure.ts';
import { useCan } from '../../../session/session-context.ts';
import { confirm } from '../../../ui/confirm.ts';
import { toast } from '../../../ui/toast.ts';
import { LearnedReceipts } from './learned-receipts.tsx';
import {
  type LearnedProductsQuery,
  useLearnedProductsQuery,
  useRemoveLearnedProductMutation,
  useTakeBackLearnedProductMutation,
} from './readings.generated.ts';
import { readingsTexts as texts } from './readings.messages.ts';

type Row = LearnedProductsQuery['learnedProducts']['items'][number];

const useLearned = (variables: ListVariables<LearnedProductsFilter>) =>
  toListResult(useLearnedProductsQuery({ variables, fetchPolicy: 'cache-and-network' }), (data) => data.learnedProducts);

const columns: ListColumn<Row>[] = [
  { field: 'descricao', title: texts.printed, flex: 2 },
  { field: 'codigo', title: texts.printedCode, sortable: false, width: 150, hidden: true, hideOnPhone: true },
  { field: 'codigoPadrao', title: texts.code, width: 110 },
  { field: 'nomePadrao', title: texts.product, flex: 2 },
  { field: 'rede', title: texts.network, flex: 1 },
  { field: 'loja', title: texts.store, hidden: true, hideOnPhone: true },
  { field: 'decididoPor', title: texts.taughtBy, flex: 1 },
  { field: 'decisoes', title: texts.decisions, sortable: false, type: 'integer', width: 100, hideOnPhone: true },
  { field: 'pessoas', title: texts.reviewers, sortable: false, type: 'integer', width: 100, hideOnPhone: true },
  { field: 'notas', title: texts.receipts, sortable: false, type: 'integer', width: 140 },
  { field: 'criadoEm', title: texts.taughtOn, type: 'dateTime' },
];

/** Descrições Aprendidas: which product a printed description is, as decisions taught it. */
export const LearnedProductsPage = () => {
  const can = useCan();
  const [remove] = useRemoveLearnedProductMutation({ refetchQueries: ['learnedProducts'], awaitRefetchQueries: true });
  const [takeBack] = useTakeBackLearnedProductMutation();
  const { askReason, reasonDialog } = useReasonDialog();
  const handleCorrect = ({ id, descricao, nomePadrao, notas }: Row) =>
    askReason({
      title: texts.correctTitle,
      text: texts.correctText(descricao, nomePadrao, notas),
      submitLabel: texts.correctSubmit,
      onReason: (reason) => takeBack({ variables: { id, ...reason }, context: { failureText: texts.correctFailed } }),
    });
  const handleRemove = async ({ id, descricao, nomePadrao }: Row) => {
    if (!(await confirm({ title: texts.removeTitle, text: texts.removeQuestion(descricao, nomePadrao), danger: true }))) return;
    if (await attempt(remove({ variables: { id } }))) toast.success(texts.removed);
  };
  return (
    <>
      <ListScreen<Row, LearnedProductsFilter>
        title={texts.learned}
        description={texts.learnedText}
        name="learnedProducts"
        useList={useLearned}
        columns={columns}
        filters={[]}
        defaultSort={{ field: 'criadoEm', direction: 'DESC' }}
        searchPlaceholder={texts.search}
        emptyHint={texts.noLearned}
        exportFormats={['XLSX', 'CSV']}
        rowLabel={({ descricao }) => descricao}
        rowActions={(row) => [
          { label: texts.seeNote, to: reviewPath(row.submissionId) },
          {
            label: texts.correct,
            destructive: true,
            hidden: !can('posting:return'),
            disabledReason: row.notas === 0 && texts.unused,
            onClick: () => handleCorrect(row),
          },
          { label: texts.remove, destructive: true, hidden: !can('submission:decide'), onClick: () => handleRemove(row) },
        ]}
        rowDetail={({ id }) => <LearnedReceipts key={id} learnedProductId={id} />}
      />
      {reasonDialog}
    </>
  );
};
