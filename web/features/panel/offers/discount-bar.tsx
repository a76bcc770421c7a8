import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useState } from 'react';
import type { ListSelection } from '../../../lists/list-types.ts';
import { attempt } from '../../../session/failure.ts';
import { fetchAhead } from '../../../ui/fetch-ahead.ts';
import { messages } from '../../../ui/messages.ts';
import { toast } from '../../../ui/toast.ts';
import { type OfferRowFragment as Row, useApplyOfferDiscountMutation, useRemoveOfferDiscountMutation } from './offers.generated.ts';
import { offerTexts as texts } from './offers.messages.ts';

const refresh = { refetchQueries: ['offers'], awaitRefetchQueries: true, context: { failureText: texts.applyFailed } };

type Discount = typeof import('./discount.ts');

/** The rules and exact arithmetic are a twelfth of the screen's code and only needed once something is typed. */
const loadDiscount = () => import('./discount.ts');
fetchAhead(loadDiscount);

/** The rules, once something is typed and they have loaded. */
function useDiscount(typed: string): Discount | null {
  const [discount, setDiscount] = useState<Discount | null>(null);
  const isWanted = typed !== '' && !discount;
  useEffect(() => {
    // Without them there is no preview; applying retries the load and reports failures.
    if (isWanted) loadDiscount().then(setDiscount, () => undefined);
  }, [isWanted]);
  return discount;
}

/** For screen readers. The button says the same when pressed too early. */
const onlyRead = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** The percentage and its button, always visible: pressed without a percentage or selection, they say what is missing. */
export const DiscountBar = ({ selection: { rows, clear } }: { selection: ListSelection<Row> }) => {
  const [typed, setTyped] = useState('');
  const [apply, { loading: isApplying }] = useApplyOfferDiscountMutation(refresh);
  const [remove, { loading: isRemoving }] = useRemoveOfferDiscountMutation(refresh);
  const discount = useDiscount(typed);
  const ofertas = rows.map(({ id }) => id);
  const [first] = rows;
  const preview = first && discount?.previewOf(typed, first.pontos);
  const state = first ? [texts.selected(rows.length), preview].filter(Boolean).join('. ') : texts.selectHint;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const rules = await loadDiscount().catch(() => undefined);
    if (!rules) return toast.error(messages.offline);
    const { porcentagem, problem } = rules.readDiscount(typed);
    if (problem !== undefined) return toast.error(problem);
    if (!ofertas.length) return toast.error(texts.none);
    if (!(await attempt(apply({ variables: { ofertas, porcentagem } })))) return;
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
        gap: 1,
        alignItems: 'center',
        ...(ofertas.length ? { px: 1, borderRadius: 1, bgcolor: 'action.selected' } : {}),
      }}
    >
      <TextField
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace('%', ''))}
        placeholder={texts.discountShort}
        sx={{ width: 124 }}
        slotProps={{
          htmlInput: { inputMode: 'decimal', maxLength: 6, 'aria-label': texts.discount },
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
      <Typography role="status" variant="body2" color="textSecondary" sx={first ? undefined : onlyRead}>
        {state}
      </Typography>
    </Stack>
  );
};
