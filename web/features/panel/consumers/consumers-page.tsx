import { useState } from 'react';
import type { ConsumersFilter } from '../../../graphql/types.generated.ts';
import { switchColumn } from '../../../lists/columns/switch-column.tsx';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { renderCell } from '../../../lists/rows/list-cell.tsx';
import { toListResult } from '../../../lists/to-list-result.ts';
import { attempt } from '../../../session/failure.ts';
import { useCan, useSeesMasks } from '../../../session/session-context.ts';
import { confirm } from '../../../ui/confirm.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { consumerColumns, PERSONAL_FIELDS, situation } from './consumer-columns.ts';
import { type ConsumerRowFragment, useConsumersQuery, useDeleteConsumerMutation } from './consumers.generated.ts';
import { consumerTexts as texts } from './consumers.messages.ts';
import { useRevealed } from './use-revealed.tsx';

const ConsumerHistoryDialog = lazyDialog(async () => (await import('./consumer-history.tsx')).ConsumerHistoryDialog);
const ConsumerStatusDialog = lazyDialog(async () => (await import('./consumer-status-dialog.tsx')).ConsumerStatusDialog);
const EditConsumerDialog = lazyDialog(async () => (await import('./edit-consumer-dialog.tsx')).EditConsumerDialog);

type Row = ConsumerRowFragment;
const dialogs = { edit: EditConsumerDialog, status: ConsumerStatusDialog, history: ConsumerHistoryDialog };

const useConsumers = (variables: ListVariables<ConsumersFilter>) =>
  toListResult(useConsumersQuery({ variables }), (data) => data.consumers);

/** Room for a masked CPF and the button beside it. */
const MASKED_CPF_WIDTH = 220;

/** Placed after name and CPF, so the switch is visible without scrolling. */
const AFTER_CPF = 2;

/** Consumidores (document 001 §2, §4 and §6). */
export const ConsumersPage = () => {
  const seesMasks = useSeesMasks();
  const can = useCan();
  const [open, setOpen] = useState<{ dialog: keyof typeof dialogs; consumer: Row } | null>(null);
  const [remove] = useDeleteConsumerMutation({ refetchQueries: ['consumers'], awaitRefetchQueries: true });
  const { dataOf, button, dialog } = useRevealed();
  const personal = (column: ListColumn<Row>): ListColumn<Row> => {
    if (!PERSONAL_FIELDS.has(column.field)) return column;
    const whole = { ...column, value: (row: Row) => dataOf(row)[column.field as 'cpf'] };
    if (column.field !== 'cpf') return whole;
    const render = (row: Row) => (
      <>
        {renderCell(whole, row)}
        {button(row)}
      </>
    );
    return { ...whole, render, ...(seesMasks ? { width: MASKED_CPF_WIDTH } : {}) };
  };
  const columns = [
    ...consumerColumns.slice(0, AFTER_CPF).map(personal),
    switchColumn<Row>({
      field: 'ativo',
      title: 'Ativo',
      ability: 'consumer:set-active',
      checked: ({ ativo }) => ativo,
      label: ({ nome }) => `Ativo: ${nome}`,
      onSwitch: (consumer) => setOpen({ dialog: 'status', consumer }),
    }),
    ...consumerColumns.slice(AFTER_CPF).map(personal),
  ];
  const handleRemove = async ({ id, nome }: Row) => {
    if (!(await confirm({ title: texts.remove, text: texts.removeQuestion(nome), danger: true }))) return;
    if (await attempt(remove({ variables: { id } }))) toast.success(texts.removed);
  };
  const Dialog = open && dialogs[open.dialog];
  return (
    <>
      <ListScreen<Row, ConsumersFilter>
        title={texts.title}
        name="consumers"
        useList={useConsumers}
        columns={columns}
        filters={can('consumer:set-active') ? situation : []}
        defaultSort={{ field: 'nome', direction: 'ASC' }}
        searchPlaceholder={seesMasks ? texts.searchMasked : texts.search}
        exportFormats={['XLSX', 'CSV']}
        emptyHint={texts.empty}
        rowLabel={({ nome }) => nome}
        rowLink={({ id }) => `/painel/consumidor/${id}`}
        rowActions={(consumer) => [
          { label: texts.edit, onClick: () => setOpen({ dialog: 'edit', consumer }), hidden: !can('consumer:update') },
          { label: texts.history, onClick: () => setOpen({ dialog: 'history', consumer }) },
          { label: texts.remove, destructive: true, onClick: () => handleRemove(consumer), hidden: !can('consumer:delete') },
        ]}
      />
      {dialog}
      {Dialog && <Dialog consumer={open.consumer} onClose={() => setOpen(null)} />}
    </>
  );
};
