import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { toSaoPauloDate } from '../../../../server/shared/dates.ts';
import { type FieldDefinition, FormFields } from '../../../forms/form-fields.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSubmit } from '../../../forms/use-submit.ts';
import type { Viewer } from '../../../session/session-context.ts';
import { keepInTab, keptInTab } from '../../../ui/kept-in-tab.ts';
import { toast } from '../../../ui/toast.ts';
import { noteRules } from './note-rules.ts';
import { ProductEntry } from './product-entry.tsx';
import type { SaleItem } from './sale-item.ts';
import { SaleItems } from './sale-items.tsx';
import { sendTexts as texts } from './send-receipt.messages.ts';
import { usePostSale } from './use-post-sale.ts';

const today = () => toSaoPauloDate(new Date());

const fields: FieldDefinition[] = [
  { kind: 'select', name: 'tipoFiscal', label: texts.fiscalType, options: texts.fiscalTypes, emptyLabel: false, required: true },
  { kind: 'date', name: 'realizadoEm', label: texts.saleDate, invalidText: texts.invalidDate, required: true },
  { kind: 'text', name: 'identificador', label: texts.number, helperText: texts.numberHint, maxLength: 60, required: true, span: 12 },
];

interface SaleDraft {
  items: SaleItem[];
  note: z.input<typeof noteRules>;
}

const useItems = (kept: SaleItem[]) => {
  const [items, setItems] = useState(kept);
  return {
    items,
    add: (item: Omit<SaleItem, 'key'>) =>
      setItems((present) => [...present, { ...item, key: Math.max(0, ...present.map(({ key }) => key)) + 1 }]),
    remove: (key: number) => setItems((present) => present.filter((item) => item.key !== key)),
    clear: () => setItems([]),
  };
};

/**
 * A sale typed by product code, in stores with that scoring type (document 002 §2, Send invoice, and §5). The tab keeps it for this member
 * until it is sent, so that neither a reload nor another page loses it.
 */
export const SaleForm = ({ viewer }: { viewer: Viewer }) => {
  const titleId = useId();
  const keptAs = `venda:${viewer.kind}:${viewer.id}`;
  const [draft] = useState(() => keptInTab<SaleDraft>(keptAs));
  const { items, add, remove, clear } = useItems(draft?.items ?? []);
  const { post, isSending } = usePostSale();
  const blank = { tipoFiscal: 'N' as const, identificador: '', realizadoEm: today() };
  const form = useSchemaForm(noteRules, draft?.note ?? blank);
  const note = useWatch({ control: form.control });
  useEffect(() => {
    const isEmpty = items.length === 0 && !note.identificador;
    keepInTab(keptAs, isEmpty ? null : { items, note });
  }, [keptAs, items, note]);
  const submit = useSubmit(form, {
    onSubmit: (note) => post(note, items),
    onDone: () => {
      clear();
      form.reset(blank);
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (items.length === 0) toast.error(texts.addFirst);
    else void submit(event);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ProductEntry items={items} onAdd={add} />
        <SaleItems items={items} disabled={isSending} onRemove={remove} />
      </Box>
      <FormProvider {...form}>
        <Card
          component="form"
          noValidate
          aria-labelledby={titleId}
          onSubmit={handleSubmit}
          sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}
        >
          <Typography id={titleId} variant="h3" component="h2">
            {texts.note}
          </Typography>
          <FormFields fields={fields} />
          <Button
            type="submit"
            size="large"
            variant={items.length > 0 ? 'contained' : 'outlined'}
            loading={isSending}
            loadingPosition="start"
          >
            {isSending ? texts.sending : texts.send}
          </Button>
        </Card>
      </FormProvider>
    </Box>
  );
};
