import { bulkStatusRules, deliveryDateFields, noteFields, statusFields } from '../../../../server/modules/redemptions/redemption.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { settableStatuses } from './redemption-status.ts';
import {
  useBulkChangeRedemptionStatusMutation,
  useChangeRedemptionStatusMutation,
  useSetDeliveryDateMutation,
  useSetRedemptionNoteMutation,
} from './redemptions.generated.ts';
import { redemptionTexts as texts } from './redemptions.messages.ts';

/** What the dialogs need of a redemption; `versao` prevents overwriting someone else's change. */
export interface RedemptionHandle {
  id: string;
  status: number;
  versao: number;
  obs: string | null;
  dataEntrega: string | null;
}

interface DialogProps {
  redemption: RedemptionHandle;
  /** Names of the list queries to reload. */
  lists: string[];
  onClose: () => void;
}

const statusField: FieldDefinition[] = [
  { kind: 'select', name: 'status', label: texts.status, required: true, options: settableStatuses, span: 12 },
];
const dateField: FieldDefinition[] = [{ kind: 'date', name: 'dataEntrega', label: texts.deliveryDate, required: true, span: 12 }];
const noteField: FieldDefinition[] = [
  { kind: 'text', name: 'descricao', label: texts.note, multiline: true, rows: 3, maxLength: 500, span: 12 },
];
const refresh = (lists: string[]) => ({ refetchQueries: lists, awaitRefetchQueries: true });

/** Sets one redemption to Não entregue, Entregue or Em trânsito. */
export const StatusDialog = ({ redemption: { id, status, versao }, lists, onClose }: DialogProps) => {
  const [change] = useChangeRedemptionStatusMutation(refresh(lists));
  return (
    <FormDialog
      title={texts.changeStatus}
      maxWidth="xs"
      schema={statusFields}
      defaultValues={{ status }}
      fields={statusField}
      onSubmit={(input) => change({ variables: { id, versao, status: input.status } })}
      successText={texts.statusChanged}
      onClose={onClose}
    />
  );
};

const manyFields: FieldDefinition[] = [
  { kind: 'text', name: 'ids', label: texts.ids, helperText: texts.idsHint, required: true, inputMode: 'numeric', span: 12 },
  ...statusField,
];

/** Sets one status on many redemptions: the selected ones and any typed ids. */
export const BulkStatusDialog = ({
  ids,
  lists,
  onClose,
  onDone,
}: Omit<DialogProps, 'redemption'> & { ids: string[]; onDone: () => void }) => {
  const [change] = useBulkChangeRedemptionStatusMutation(refresh(lists));
  return (
    <FormDialog
      title={texts.changeMany}
      maxWidth="xs"
      schema={bulkStatusRules}
      defaultValues={{ ids: ids.join(', '), status: null }}
      fields={manyFields}
      onSubmit={async (input) => {
        await change({ variables: input });
        onDone();
      }}
      successText={texts.statusChanged}
      onClose={onClose}
    />
  );
};

export const DeliveryDateDialog = ({ redemption: { id, versao, dataEntrega }, lists, onClose }: DialogProps) => {
  const [set] = useSetDeliveryDateMutation(refresh(lists));
  return (
    <FormDialog
      title={texts.deliveryDate}
      maxWidth="xs"
      schema={deliveryDateFields}
      defaultValues={{ dataEntrega: dataEntrega ?? '' }}
      fields={dateField}
      onSubmit={(input) =>
        set({ variables: { id, versao, dataEntrega: input.dataEntrega }, context: { failureText: texts.deliveryDateFailed } })
      }
      successText={texts.deliveryDateSet}
      onClose={onClose}
    />
  );
};

export const NoteDialog = ({ redemption: { id, versao, obs }, lists, onClose }: DialogProps) => {
  const [set] = useSetRedemptionNoteMutation(refresh(lists));
  return (
    <FormDialog
      title={texts.note}
      schema={noteFields}
      defaultValues={{ descricao: obs ?? '' }}
      fields={noteField}
      onSubmit={({ descricao }) => set({ variables: { id, versao, descricao } })}
      successText={texts.noteSet}
      onClose={onClose}
    />
  );
};
