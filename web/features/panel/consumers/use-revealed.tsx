import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useCan } from '../../../session/session-context.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import type { ConsumerRowFragment } from './consumers.generated.ts';
import { consumerTexts as texts } from './consumers.messages.ts';
import type { Revealed } from './reveal-dialog.tsx';

const RevealDialog = lazyDialog(async () => (await import('./reveal-dialog.tsx')).RevealDialog);

type Person = Pick<ConsumerRowFragment, 'id' | 'nome' | 'cpf' | 'celular' | 'telefone' | 'email'>;

/** A mask has stars where the digits are. */
const isMasked = ({ cpf }: Pick<Person, 'cpf'>) => cpf.includes('*');

interface RevealedData {
  /** The person as far as they were revealed on this screen. */
  dataOf: <Row extends Person>(row: Row) => Row;
  /** The button beside a masked value; null where nothing is masked. */
  button: (row: Person) => ReactNode;
  dialog: ReactNode;
}

/** What was revealed on this screen: kept until it is left. */
export function useRevealed(): RevealedData {
  const can = useCan();
  const [revealed, setRevealed] = useState<Readonly<Record<string, Revealed>>>({});
  const [asked, setAsked] = useState<Person | null>(null);
  const dataOf = <Row extends Person>(row: Row): Row => {
    const { cpf, celular, telefone, email } = revealed[row.id] ?? row;
    return { ...row, cpf, celular, telefone, email };
  };
  return {
    dataOf,
    button: (row) =>
      isMasked(dataOf(row)) && can('consumer:reveal') ? (
        <Button type="button" size="small" aria-label={texts.revealOf(row.nome)} onClick={() => setAsked(row)} sx={{ ml: 1, minWidth: 0 }}>
          {texts.reveal}
        </Button>
      ) : null,
    dialog: asked && (
      <RevealDialog
        consumer={asked}
        onRevealed={(person: Revealed) => setRevealed((before) => ({ ...before, [person.id]: person }))}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
