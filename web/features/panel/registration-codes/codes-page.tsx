import { useState } from 'react';
import { formatDate } from '../../../../server/shared/dates.ts';
import type { RegistrationCodesFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { attempt } from '../../../session/failure.ts';
import { useCan } from '../../../session/session-context.ts';
import { confirm } from '../../../ui/confirm.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { CodesTabs } from './codes-tabs.tsx';
import {
  type RegistrationCodesQuery,
  useDeleteRegistrationCodeMutation,
  useRegistrationCodesQuery,
} from './registration-codes.generated.ts';
import { codeTexts as texts } from './registration-codes.messages.ts';

const EditCodeDialog = lazyDialog(async () => (await import('./edit-code-dialog.tsx')).EditCodeDialog);
const CopyLinkDialog = lazyDialog(async () => (await import('./copy-link-dialog.tsx')).CopyLinkDialog);

type Row = RegistrationCodesQuery['registrationCodes']['items'][number];

const useCodes = (variables: ListVariables<RegistrationCodesFilter>) =>
  toListResult(useRegistrationCodesQuery({ variables }), (data) => data.registrationCodes);

const columns: ListColumn<Row>[] = [
  { field: 'codigo', title: texts.code, flex: 2 },
  { field: 'pontos', title: texts.points, type: 'points' },
  { field: 'usos', title: texts.uses, type: 'integer' },
  { field: 'usosRealizados', title: texts.usesDone, type: 'integer' },
  { field: 'expiraEm', title: texts.expires, type: 'date', render: ({ expiraEm }) => (expiraEm ? formatDate(expiraEm) : texts.never) },
];

/** Lista de códigos cadastrados: search, edit, delete with confirmation, and copy link (document 001 §2). */
export const CodesPage = () => {
  const can = useCan();
  const [editing, setEditing] = useState<Row | null>(null);
  const [linked, setLinked] = useState<Row | null>(null);
  const [remove] = useDeleteRegistrationCodeMutation({ refetchQueries: ['registrationCodes'], awaitRefetchQueries: true });
  const handleRemove = async ({ id, codigo }: Row) => {
    if (!(await confirm({ title: texts.removeTitle, text: texts.removeQuestion(codigo), danger: true }))) return;
    if (await attempt(remove({ variables: { id }, context: { failureText: texts.removeFailed } }))) toast.success(texts.removed);
  };
  return (
    <>
      <ListScreen<Row, RegistrationCodesFilter>
        title={texts.list}
        name="registrationCodes"
        useList={useCodes}
        columns={columns}
        defaultSort={{ field: 'codigo', direction: 'ASC' }}
        searchPlaceholder={texts.search}
        rowLabel={({ codigo }) => codigo}
        exportFormats={['XLSX', 'CSV']}
        emptyHint={texts.empty}
        beside={<CodesTabs current="/painel/codigos/lista-codigo-cadastro" />}
        actions={[{ label: texts.create, to: '/painel/cadastrar/codigo-cadastro', hidden: !can('registrationCode:create') }]}
        rowActions={(row) => [
          { label: texts.copyLink, onClick: () => setLinked(row) },
          { label: texts.editAction, onClick: () => setEditing(row), hidden: !can('registrationCode:update') },
          { label: texts.remove, destructive: true, onClick: () => handleRemove(row), hidden: !can('registrationCode:delete') },
        ]}
      />
      {editing && <EditCodeDialog code={editing} onClose={() => setEditing(null)} />}
      {linked && <CopyLinkDialog code={linked} onClose={() => setLinked(null)} />}
    </>
  );
};
