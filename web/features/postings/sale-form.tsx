import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useUnsavedGuard } from '../../forms/use-unsaved-guard.ts';
import { type Failure, readFailure } from '../../session/failure.ts';
import { toast } from '../../ui/toast.ts';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { saleTexts as texts } from './review.messages.ts';
import { type PostSaleMutation, usePostSaleMutation } from './sale.generated.ts';
import { SaleFields } from './sale-fields.tsx';
import { type KnownSale, type Sale, type SaleForm as SaleFormValues, saleFormRules, startingSale } from './sale-rules.ts';
import { useSaleLookups } from './use-sale-lookups.ts';

interface SaleFormProps {
  known: KnownSale;
  /** The receipt that the sale decides. */
  submission?: { id: number; versao: number };
  /** Called with the recorded sale and the seller's name. */
  onPosted: (posted: PostSaleMutation['postSale'], seller: string) => unknown;
  /** A refusal that the screen shows itself answers true; others are toasted. */
  onRefused?: (failure: Failure) => boolean;
  /** Kept true while something typed would be lost. */
  unsaved: RefObject<boolean>;
  actions: (busy: boolean) => ReactNode;
}

/** One key for each content: a repeated press after a broken connection records the sale once. */
const useIdempotencyKey = () => {
  const last = useRef({ content: '', key: '' });
  return (sale: object) => {
    const content = JSON.stringify(sale);
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };
};

/** The new sale: fields, look-ups and sending; A or Ctrl+Enter sends. */
export const SaleForm = ({ known, submission, onPosted, onRefused, unsaved, actions }: SaleFormProps) => {
  const form = useSchemaForm<SaleFormValues, Sale>(saleFormRules, startingSale(known));
  const element = useRef<HTMLFormElement | null>(null);
  const posted = useRef<PostSaleMutation['postSale'] | null>(null);
  const keyOf = useIdempotencyKey();
  const [post] = usePostSaleMutation({ context: { silent: true } });
  const lookups = useSaleLookups(form);
  const { isSubmitting, isDirty } = form.formState;
  useEffect(() => {
    unsaved.current = isDirty;
  }, [isDirty, unsaved]);
  useUnsavedGuard(useCallback(() => unsaved.current, [unsaved]));
  const handleSend = async (sale: Sale) => {
    const input = { ...sale, submissionId: submission?.id ?? null, versao: submission?.versao ?? null };
    try {
      const { data } = await post({ variables: { input, idempotencyKey: keyOf(input) } });
      posted.current = data?.postSale ?? null;
    } catch (error) {
      const failure = readFailure(error);
      if (!onRefused?.(failure)) toast.error(failure.message);
      if (failure.code === 'POSTING_DUPLICATE') form.setValue('identificador', '');
      throw error;
    }
  };
  const handleDone = async () => {
    unsaved.current = false;
    if (posted.current) await onPosted(posted.current, lookups.seller?.nome ?? '');
  };
  const submit = useSubmit(form, { onSubmit: handleSend, onDone: handleDone });
  const send = () => element.current?.requestSubmit();
  useShortcuts({ a: send });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isInDialog = event.target instanceof Element && event.target.closest('[role=dialog]') !== null;
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isInDialog) return;
      event.preventDefault();
      element.current?.requestSubmit();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        ref={element}
        noValidate
        aria-label={texts.sale}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void submit(event);
        }}
      >
        <Box sx={{ p: { xs: 2, sm: 2.5 } }}>
          <SaleFields lookups={lookups} readNumber={known.chaveFiscal ?? known.numero ?? null} />
        </Box>
        {actions(isSubmitting)}
      </Box>
    </FormProvider>
  );
};
