import { useMemo, useState } from 'react';
import type { SellersFilter } from '../../../graphql/types.generated.ts';
import { switchColumn } from '../../../lists/columns/switch-column.tsx';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { attempt } from '../../../session/failure.ts';
import { useCan } from '../../../session/session-context.ts';
import { confirm } from '../../../ui/confirm.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { networkAndSituation, networkOnly, sellerColumns } from './seller-columns.ts';
import { type SellerRowFragment, useDeleteSellerMutation, useSellersQuery } from './sellers.generated.ts';
import { sellerTexts as texts } from './sellers.messages.ts';
import { useExportSellers } from './use-export-sellers.ts';

const EditSellerDialog = lazyDialog(async () => (await import('./edit-seller-dialog.tsx')).EditSellerDialog);
const SellerHistoryDialog = lazyDialog(async () => (await import('./seller-history-dialog.tsx')).SellerHistoryDialog);
const SellerStatusDialog = lazyDialog(async () => (await import('./seller-status-dialog.tsx')).SellerStatusDialog);

type Row = SellerRowFragment;
const dialogs = { edit: EditSellerDialog, status: SellerStatusDialog, history: SellerHistoryDialog };

const useSellers = (variables: ListVariables<SellersFilter>) => toListResult(useSellersQuery({ variables }), (data) => data.sellers);

/** Placed after name, CPF and store, so the switch is visible without scrolling. */
const AFTER_STORE = 3;

/** Vendedores Lojas (document 001 §2, §4 and §6). */
export const SellersPage = () => {
  const can = useCan();
  const [open, setOpen] = useState<{ dialog: keyof typeof dialogs; seller: Row } | null>(null);
  const [remove] = useDeleteSellerMutation({ refetchQueries: ['sellers'], awaitRefetchQueries: true });
  const { exporting, exportSellers } = useExportSellers();
  const columns = useMemo(
    () => [
      ...sellerColumns.slice(0, AFTER_STORE),
      switchColumn<Row>({
        field: 'ativo',
        title: 'Ativo',
        ability: 'seller:set-active',
        checked: ({ ativo }) => ativo,
        label: ({ nome }) => `Ativo: ${nome}`,
        onSwitch: (seller) => setOpen({ dialog: 'status', seller }),
      }),
      ...sellerColumns.slice(AFTER_STORE),
    ],
    [],
  );
  const handleRemove = async ({ id, nome }: Row) => {
    if (!(await confirm({ title: texts.remove, text: texts.removeQuestion(nome), danger: true }))) return;
    if (await attempt(remove({ variables: { id } }))) toast.success(texts.removed);
  };
  const Dialog = open && dialogs[open.dialog];
  return (
    <>
      <ListScreen<Row, SellersFilter>
        title={texts.title}
        name="sellers"
        useList={useSellers}
        columns={columns}
        filters={can('seller:set-active') ? networkAndSituation : networkOnly}
        defaultSort={{ field: 'nome', direction: 'ASC' }}
        searchPlaceholder={texts.search}
        rowLabel={({ nome }) => nome}
        rowLink={({ cpf }) => `/painel/parceiro/${cpf}`}
        actions={[
          { label: texts.export, secondary: true, onClick: exportSellers, disabledReason: exporting && texts.export },
          { label: texts.create, to: '/painel/cadastrar/parceiro', hidden: !can('seller:create') },
        ]}
        rowActions={(seller) => [
          { label: texts.edit, onClick: () => setOpen({ dialog: 'edit', seller }), hidden: !can('seller:update') },
          { label: texts.history, onClick: () => setOpen({ dialog: 'history', seller }) },
          { label: texts.remove, destructive: true, onClick: () => handleRemove(seller), hidden: !can('seller:delete') },
        ]}
      />
      {Dialog && <Dialog seller={open.seller} onClose={() => setOpen(null)} />}
    </>
  );
};
