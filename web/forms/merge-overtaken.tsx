import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { Overtaken } from '../session/failure.ts';
import { confirm } from '../ui/confirm.ts';
import { toast } from '../ui/toast.ts';
import { asField } from './as-read.ts';
import { formTexts } from './form-texts.ts';

const Changes = ({ overtaken, mine }: { overtaken: readonly Overtaken[]; mine: readonly string[] }) => (
  <Stack sx={{ gap: 1 }}>
    {overtaken.map(({ campo, texto }) => (
      <Typography key={campo}>{texto}</Typography>
    ))}
    <Typography color="textSecondary">{mine.length > 0 ? formTexts.mineStay(mine.join(', ')) : formTexts.nothingLost}</Typography>
  </Stack>
);

/**
 * Tells who changed the row meanwhile, and merges if asked: fields that the person did not touch take the new values, the others keep
 * theirs. Nothing is sent: the person looks at the result and saves.
 */
export const mergeOvertaken = async <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  overtaken: readonly Overtaken[],
): Promise<void> => {
  const isTouched = ({ campo }: Overtaken) => form.getFieldState(campo as Path<Input>).isDirty;
  const mine = overtaken.filter(isTouched).map(({ titulo }) => titulo);
  const agreed = await confirm({
    title: formTexts.overtakenTitle,
    text: <Changes overtaken={overtaken} mine={mine} />,
    confirmLabel: formTexts.merge,
    cancelLabel: formTexts.keepEditing,
  });
  if (!agreed) return;
  for (const one of overtaken) {
    const name = one.campo as Path<Input>;
    const held = form.getValues(name);
    const wasTouched = isTouched(one);
    const defaultValue = asField(one.atual, held) as PathValue<Input, Path<Input>>;
    form.resetField(name, { defaultValue });
    if (wasTouched) form.setValue(name, held, { shouldDirty: true });
  }
  toast.info(formTexts.merged);
};
