import { z } from 'zod';
import { antifraudNoteRules, releaseRules } from '../../../../server/modules/reports/report.rules.ts';
import { parseDecimal } from '../../../../server/shared/money.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { ListColumn } from '../../../lists/list-types.ts';
import { useSession } from '../../../session/session-context.ts';
import {
  type AntifraudLogQuery,
  type AntifraudQuery,
  useAntifraudLogQuery,
  useReleaseAntifraudMutation,
  useSetAntifraudNoteMutation,
} from './antifraud.generated.ts';
import { LogTable } from './log-table.tsx';
import { antifraudTexts, reportTexts as texts } from './reports.messages.ts';

export type AntifraudRow = AntifraudQuery['antifraud']['items'][number];
type Note = AntifraudLogQuery['antifraudNotes'][number];
type Release = AntifraudLogQuery['antifraudReleases'][number];

const refetch = { refetchQueries: ['antifraud'], awaitRefetchQueries: true };
const noteColumns: ListColumn<Note>[] = [{ field: 'observacao', title: texts.note }];
const releaseColumns: ListColumn<Release>[] = [{ field: 'quantidade', title: antifraudTexts.quantity, type: 'decimal' }];

// The network and product come from the row.
const noteForm = z.strictObject({ observacao: antifraudNoteRules.shape.observacao });
// Typed with a comma, and negative for corrections.
const releaseForm = z.strictObject({
  quantidade: z.string().transform((text, issue) => {
    const judged = releaseRules.shape.quantidade.safeParse(parseDecimal(text.trim(), { brazilian: true }) ?? text);
    if (judged.success) return judged.data;
    issue.addIssue({ code: 'custom', message: judged.error.issues[0]?.message ?? '' });
    return z.NEVER;
  }),
});

interface RowDialogProps {
  row: AntifraudRow;
  onClose: () => void;
}

const productOf = ({ networkId, codProduto }: AntifraudRow) => ({ rede: networkId, codProduto });

const useLog = (row: AntifraudRow) =>
  useAntifraudLogQuery({ variables: { of: productOf(row) }, fetchPolicy: 'network-only', context: { silent: true } });

/** Edits a note, listing earlier ones (document 001 §2). */
export const NoteDialog = ({ row, onClose }: RowDialogProps) => {
  const [save] = useSetAntifraudNoteMutation(refetch);
  const { data, error } = useLog(row);
  return (
    <FormDialog
      title={texts.editNote}
      subject={`${row.produto} (${row.rede})`}
      schema={noteForm}
      defaultValues={{ observacao: row.observacao ?? '' }}
      fields={[
        { kind: 'text', name: 'observacao', label: texts.note, required: true, span: 12, multiline: true, rows: 3, maxLength: 2_000 },
      ]}
      onSubmit={({ observacao }) => save({ variables: { input: { ...productOf(row), observacao } } })}
      successText={texts.noteSaved}
      onClose={onClose}
      maxWidth="md"
    >
      <LogTable title={texts.noteHistory} rows={data?.antifraudNotes} error={error} columns={noteColumns} emptyHint={texts.noNotes} />
    </FormDialog>
  );
};

/** Edits a release, listing earlier ones; refreshes the menu's badge. */
export const ReleaseDialog = ({ row, onClose }: RowDialogProps) => {
  const [save] = useReleaseAntifraudMutation(refetch);
  const { refreshViewer } = useSession();
  const { data, error } = useLog(row);
  return (
    <FormDialog
      title={antifraudTexts.release}
      subject={`${row.produto} (${row.rede})`}
      schema={releaseForm}
      defaultValues={{ quantidade: '' }}
      fields={[
        {
          kind: 'text',
          name: 'quantidade',
          inputMode: 'text',
          maxLength: 20,
          label: antifraudTexts.quantity,
          helperText: antifraudTexts.quantityHint,
          required: true,
          span: 12,
        },
      ]}
      onSubmit={async ({ quantidade }) => {
        await save({ variables: { input: { ...productOf(row), quantidade } } });
        await refreshViewer();
      }}
      successText={antifraudTexts.released}
      onClose={onClose}
      maxWidth="md"
    >
      <LogTable
        title={antifraudTexts.releaseHistory}
        rows={data?.antifraudReleases}
        error={error}
        columns={releaseColumns}
        emptyHint={antifraudTexts.noReleases}
      />
    </FormDialog>
  );
};
