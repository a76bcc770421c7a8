import { useSchemaForm } from '../../../../forms/use-schema-form.ts';
import { NoteForm, type NoteFormProps } from './note-form.tsx';
import { usePostSaleMutation } from './sale.generated.ts';
import { SaleFields } from './sale-fields.tsx';
import { type KnownSale, readNote, type Sale, type SaleForm as SaleFormValues, saleFormRules, startingSale } from './sale-rules.ts';
import { postedSale } from './tell-posted.ts';
import { useSaleLookups } from './use-sale-lookups.ts';

/** In the order in which they are typed. */
const FIELDS = ['cpf', 'tipoFiscal', 'realizadoEm', 'identificador', 'itens'] as const;

/** A seller's new sale: items by product, points from the catalogue. */
export const SaleForm = ({ known, submission, ...shell }: NoteFormProps & { known: KnownSale }) => {
  const starting = startingSale(known);
  const form = useSchemaForm<SaleFormValues, Sale>(saleFormRules, starting);
  // No input holds the list; unregistered, it could not be reset to what a late reading gives.
  form.register('itens');
  const [post] = usePostSaleMutation({ context: { silent: true } });
  const lookups = useSaleLookups(form, starting.identificador);
  const send = async (sale: Sale, keyOf: (content: object) => string) => {
    const input = { ...sale, submissionId: submission?.id ?? null, versao: submission?.versao ?? null };
    const { data } = await post({ variables: { input, idempotencyKey: keyOf(input) } });
    return data ? postedSale(data.postSale, lookups.seller?.nome ?? '') : null;
  };
  return (
    <NoteForm form={form} starting={starting} fields={FIELDS} send={send} {...shell}>
      <SaleFields lookups={lookups} read={readNote(known)} />
    </NoteForm>
  );
};
