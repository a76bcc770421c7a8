import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { bulkStatusFields, deliveryDateFields, noteFields, statusFields } from '../../../../server/modules/redemptions/redemption.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import type { RedemptionStatus } from '../../../graphql/types.generated.ts';
import type { FilterOption } from '../../../lists/list-types.ts';
import { settableStatuses } from '../../../people/redemption-status.ts';
import { readFailure } from '../../../session/failure.ts';
import { messages } from '../../../ui/messages.ts';
import { toast } from '../../../ui/toast.ts';
import {
  useBulkChangeRedemptionStatusMutation,
  useChangeRedemptionStatusMutation,
  useSetDeliveryDateMutation,
  useSetRedemptionNoteMutation,
} from './redemptions.generated.ts';
import { redemptionTexts as texts } from './redemptions.messages.ts';

/** What a person may do with the status of a row; a consumer's payment decides (payout-moves.ts). */
export interface StatusLimits {
  settable: FilterOption[];
  /** Why no status can be set. */
  statusReason: string | null;
  /** Why nothing else of it can be changed. */
  changeReason: string | null;
  cancelReason: string | null;
}

/** What the dialogs need of a redemption; `versao` prevents overwriting someone else's change. */
export interface RedemptionHandle {
  id: string;
  status: RedemptionStatus;
  versao: number;
  obs: string | null;
  dataEntrega: string | null;
  /** Absent where the person alone decides. */
  limits?: StatusLimits;
}

interface DialogProps {
  redemption: RedemptionHandle;
  /** Names of the list queries to reload. */
  lists: string[];
  onClose: () => void;
}

const statusField = (options: FilterOption[] = settableStatuses): FieldDefinition[] => [
  { kind: 'select', name: 'status', label: texts.status, required: true, options, span: 12 },
];
const dateField: FieldDefinition[] = [{ kind: 'date', name: 'dataEntrega', label: texts.deliveryDate, required: true, span: 12 }];
const noteField: FieldDefinition[] = [
  { kind: 'text', name: 'descricao', label: texts.note, multiline: true, rows: 3, maxLength: 500, span: 12 },
];
const refresh = (lists: string[]) => ({ refetchQueries: lists, awaitRefetchQueries: true });

/** Sets one redemption to Não entregue, Entregue or Em trânsito. */
export const StatusDialog = ({ redemption: { id, status, versao, limits }, lists, onClose }: DialogProps) => {
  const [change] = useChangeRedemptionStatusMutation(refresh(lists));
  return (
    <FormDialog
      title={texts.changeStatus}
      subject={texts.numbered(id)}
      maxWidth="xs"
      schema={statusFields}
      defaultValues={{ status }}
      fields={statusField(limits?.settable)}
      onSubmit={(input) => change({ variables: { id, versao, status: input.status } })}
      successText={texts.statusChanged}
      onClose={onClose}
    />
  );
};

const manyFields: FieldDefinition[] = [
  { kind: 'text', name: 'ids', label: texts.ids, helperText: texts.idsHint, required: true, inputMode: 'numeric', span: 12 },
  ...statusField(),
];

/** Sets one status on many redemptions: the selected ones and any typed ids. */
export const BulkStatusDialog = ({
  ids,
  lists,
  onClose,
  onDone,
}: Omit<DialogProps, 'redemption'> & { ids: string[]; onDone: () => void }) => {
  const [change] = useBulkChangeRedemptionStatusMutation({ ...refresh(lists), context: { silent: true } });
  const [refused, setRefused] = useState<string[]>([]);
  const handleSubmit = async (input: { ids: number[]; status: RedemptionStatus }) => {
    setRefused([]);
    try {
      await change({ variables: input });
    } catch (error) {
      // Refused payments come one a line, each with its reason.
      const [text, ...reasons] = readFailure(error).message.split('\n');
      setRefused(reasons);
      toast.error(text ?? messages.unexpected);
      throw error;
    }
    onDone();
  };
  return (
    <FormDialog
      title={texts.changeMany}
      maxWidth="xs"
      schema={bulkStatusFields}
      defaultValues={{ ids: ids.join(', ') }}
      fields={manyFields}
      onSubmit={handleSubmit}
      successText={texts.statusChanged}
      onClose={onClose}
    >
      {refused.length > 0 ? (
        <Alert severity="warning" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
          {refused.join('\n')}
        </Alert>
      ) : null}
    </FormDialog>
  );
};

export const DeliveryDateDialog = ({ redemption: { id, versao, dataEntrega }, lists, onClose }: DialogProps) => {
  const [set] = useSetDeliveryDateMutation(refresh(lists));
  return (
    <FormDialog
      title={texts.deliveryDate}
      subject={texts.numbered(id)}
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
      subject={texts.numbered(id)}
      schema={noteFields}
      defaultValues={{ descricao: obs ?? '' }}
      fields={noteField}
      onSubmit={({ descricao }) => set({ variables: { id, versao, descricao } })}
      successText={texts.noteSet}
      onClose={onClose}
    />
  );
};
