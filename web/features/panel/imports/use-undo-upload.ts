import { useApolloClient } from '@apollo/client/react';
import { UNDO_AT_ONCE_SALES } from '../../../../server/modules/imports/undo-at-once.rules.ts';
import { useReasonDialog } from '../../../decisions/use-reason-dialog.tsx';
import { useCan } from '../../../session/session-context.ts';
import { toast } from '../../../ui/toast.ts';
import { UploadDocument, UploadsDocument, useUndoImportMutation } from './imports.generated.ts';
import { importTexts as texts } from './imports.messages.ts';
import { uploadKindOf } from './upload-kinds.ts';

/** The fields of an upload that undoing needs. */
interface UndoableUpload {
  id: string;
  tipo: string;
  nomeArquivo: string;
  total: number;
  desfazerAte?: string | null;
}

/** Undoing uploads: whether this person may, and the action with its confirmation. */
export const useUndoUpload = () => {
  const can = useCan();
  const client = useApolloClient();
  const [mutate] = useUndoImportMutation();
  const mayUndo = ({ tipo, desfazerAte }: UndoableUpload) =>
    Boolean(desfazerAte) && can(uploadKindOf(tipo)?.permission ?? '') && (tipo !== 'VENDAS' || can('posting:cancel'));
  const isLate = ({ desfazerAte }: UndoableUpload) => desfazerAte != null && new Date(desfazerAte) < new Date();
  const { askReason, reasonDialog } = useReasonDialog();
  const undo = ({ id, tipo, nomeArquivo, total }: UndoableUpload) =>
    askReason({
      title: texts.undoTitle,
      text: tipo === 'VENDAS' ? texts.undoSalesText(nomeArquivo) : texts.undoText(nomeArquivo),
      submitLabel: texts.undo,
      onReason: async (reason) => {
        await mutate({ variables: { id, ...reason }, context: { overlay: true } });
        toast.success(tipo === 'VENDAS' && total > UNDO_AT_ONCE_SALES ? texts.undoing : texts.undone);
        await client.refetchQueries({ include: [UploadsDocument, UploadDocument] });
      },
    });
  return { mayUndo, isLate, undo, undoDialog: reasonDialog };
};
