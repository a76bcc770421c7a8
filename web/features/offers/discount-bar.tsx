import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { discountFields } from '../../../server/modules/offers/offer.rules.ts';
import { formatPoints } from '../../../server/shared/format.ts';
import { discountedPoints } from '../../../server/shared/money.ts';
import type { ListSelection } from '../../lists/list-types.ts';
import { attempt } from '../../session/failure.ts';
import { toast } from '../../ui/toast.ts';
import { type OffersQuery, useApplyOfferDiscountMutation, useRemoveOfferDiscountMutation } from './offers.generated.ts';
import { offerTexts as texts } from './offers.messages.ts';

type Row = OffersQuery['offers']['items'][number];

const refresh = { refetchQueries: ['offers'], awaitRefetchQueries: true, context: { failureText: texts.applyFailed } };

/** What the first selected offer would cost, so that the percentage is seen before it is applied. */
const previewOf = (typed: string, rows: readonly Row[]): string => {
  const [row] = rows;
  const reading = discountFields.safeParse({ porcentagem: typed });
  if (!row) return texts.selectHint;
  if (!reading.success) return texts.selected(rows.length);
  const after = discountedPoints({ pontos: row.pontos, porcentagem: reading.data.porcentagem });
  return `${texts.selected(rows.length)}. ${texts.preview(formatPoints(row.pontos), formatPoints(after))}`;
};

/** The percentage and its button, always there: pressed without a percentage or a selection they say what is missing. */
export const DiscountBar = ({ selection: { rows, clear } }: { selection: ListSelection<Row> }) => {
  const [typed, setTyped] = useState('');
  const [apply, { loading: isApplying }] = useApplyOfferDiscountMutation(refresh);
  const [remove, { loading: isRemoving }] = useRemoveOfferDiscountMutation(refresh);
  const ofertas = rows.map(({ id }) => id);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const reading = discountFields.safeParse({ porcentagem: typed });
    if (!reading.success) return toast.error(reading.error.issues[0]!.message);
    if (!ofertas.length) return toast.error(texts.none);
    if (!(await attempt(apply({ variables: { ofertas, porcentagem: reading.data.porcentagem } })))) return;
    toast.success(texts.applied(ofertas.length));
    setTyped('');
    clear();
  };
  const handleRemove = async () => {
    if (!(await attempt(remove({ variables: { ofertas } })))) return;
    toast.success(texts.removed);
    clear();
  };
  return (
    <Stack
      component="form"
      noValidate
      direction="row"
      aria-label={texts.apply}
      onSubmit={(event) => void handleSubmit(event)}
      sx={{
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'flex-end',
        px: 2,
        py: 1.5,
        bgcolor: ofertas.length ? 'action.selected' : 'transparent',
      }}
    >
      <TextField
        label={texts.discount}
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace('%', ''))}
        sx={{ width: 140 }}
        slotProps={{
          htmlInput: { inputMode: 'decimal', maxLength: 6 },
          input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
        }}
      />
      <Button type="submit" variant="outlined" loading={isApplying} sx={{ minHeight: 44 }}>
        {texts.apply}
      </Button>
      {rows.some(({ desconto }) => desconto !== null) ? (
        <Button loading={isRemoving} onClick={() => void handleRemove()} sx={{ minHeight: 44 }}>
          {texts.remove}
        </Button>
      ) : null}
      {ofertas.length ? (
        <Button onClick={clear} sx={{ minHeight: 44 }}>
          {texts.clear}
        </Button>
      ) : null}
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ flex: '1 1 200px', minHeight: 44, display: 'flex', alignItems: 'center' }}
      >
        {previewOf(typed, rows)}
      </Typography>
    </Stack>
  );
};
