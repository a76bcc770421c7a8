import Typography from '@mui/material/Typography';
import type { z } from 'zod';
import { REVERSAL_REASON_LABELS, REVERSAL_REASONS, REVERSAL_TEXT_MAX } from '../../server/shared/reversal-reason.ts';
import { reasonFields } from '../../server/shared/reversal-reason-rules.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import type { FieldDefinition } from '../forms/form-fields.tsx';

/** A reason as the mutations take it. */
export type GivenReason = z.output<typeof reasonFields>;

/** What is about to be reversed. */
export interface ReasonQuestion {
  title: string;
  /** The effect of the reversal. */
  text: string;
  submitLabel: string;
  /** Rejects with the operation's error. */
  onReason: (reason: GivenReason) => Promise<unknown>;
}

const texts = {
  reason: 'Motivo',
  explanation: 'Explicação',
  read: 'O participante lê o motivo e a explicação, nunca o nome de quem decidiu.',
  back: 'Voltar',
  busy: 'Enviando…',
} as const;

/** The choice of a reason, for forms with further fields. */
export const reasonField: FieldDefinition = {
  kind: 'select',
  name: 'causa',
  label: texts.reason,
  required: true,
  span: 12,
  options: REVERSAL_REASONS.map((value) => ({ value, label: REVERSAL_REASON_LABELS[value] })),
};
/** The choice of a reason and its explanation, for forms with further fields. */
export const reasonAndExplanation: readonly FieldDefinition[] = [
  reasonField,
  { kind: 'text', name: 'observacao', label: texts.explanation, multiline: true, rows: 3, maxLength: REVERSAL_TEXT_MAX, span: 12 },
];

/** Asks for the reason of a reversal. */
export const ReasonDialog = ({ question, onClose }: { question: ReasonQuestion; onClose: () => void }) => (
  <FormDialog<z.input<typeof reasonFields>, GivenReason>
    title={question.title}
    schema={reasonFields}
    defaultValues={{ observacao: '' }}
    fields={[
      { kind: 'custom', name: 'effect', span: 12, content: <Typography>{question.text}</Typography> },
      ...reasonAndExplanation,
      {
        kind: 'custom',
        name: 'reader',
        span: 12,
        content: (
          <Typography variant="body2" color="textSecondary">
            {texts.read}
          </Typography>
        ),
      },
    ]}
    submitLabel={question.submitLabel}
    busyLabel={texts.busy}
    cancelLabel={texts.back}
    onSubmit={question.onReason}
    onClose={onClose}
  />
);
