import { SelectField } from '../../../../forms/choice-fields.tsx';
import { DateField } from '../../../../forms/date-field.tsx';
import { TextField } from '../../../../forms/text-field.tsx';
import { useReadingDesk } from '../reading/reading-desk.ts';
import { FISCAL_TYPE_LABELS } from '../shared/postings.messages.ts';
import { saleTexts as texts } from '../shared/review.messages.ts';
import { FormSlot } from './form-slot.tsx';
import type { ReadNote } from './sale-rules.ts';

const MAX_IDENTIFIER = 60;
const FISCAL_TYPES = Object.entries(FISCAL_TYPE_LABELS).map(([value, label]) => ({ value, label }));

interface NoteFieldsProps {
  read: ReadNote;
  checkNumber: (identificador: string) => Promise<string | null>;
}

/** Sources whose key comes from no code on a picture. */
const WITHOUT_CODES: ReadonlySet<string> = new Set(['XML_ASSINADO', 'XML', 'PDF']);

/** '11/2026' of '2026-11'. */
const monthText = (month: string) => month.split('-').toReversed().join('/');

/** Type, date and number of a receipt, the same for both audiences (document 001 §2, New sale, common fields). */
export const NoteFields = ({ read: { tipoFiscal, mes, isMonthAwaited, dia, identificador }, checkNumber }: NoteFieldsProps) => {
  const source = useReadingDesk()?.reading.fonte;
  const readFrom = source && WITHOUT_CODES.has(source) ? texts.readFromNote : texts.readFromQr;
  return (
    <>
      <FormSlot
        name="tipoFiscal"
        label={texts.fiscalType}
        half
        markOf={(value) => (tipoFiscal && value === tipoFiscal ? texts.readFromNote : null)}
      >
        <SelectField name="tipoFiscal" label={texts.fiscalType} required options={FISCAL_TYPES} />
      </FormSlot>
      <FormSlot
        name="realizadoEm"
        label={texts.saleDate}
        half
        markOf={(value) => (mes && (value === '' || (!dia && String(value).startsWith(mes))) ? texts.monthRead(monthText(mes)) : null)}
      >
        <DateField
          name="realizadoEm"
          label={texts.saleDate}
          required
          invalidText="Data inválida"
          month={mes ?? (isMonthAwaited ? null : undefined)}
        />
      </FormSlot>
      <FormSlot
        name="identificador"
        label={texts.identifier}
        markOf={(value) => (identificador && value === identificador ? readFrom : null)}
      >
        <TextField name="identificador" label={texts.identifier} required maxLength={MAX_IDENTIFIER} check={checkNumber} />
      </FormSlot>
    </>
  );
};
