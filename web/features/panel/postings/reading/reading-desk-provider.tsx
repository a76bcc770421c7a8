import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type PrintedPlace, type ReadReceipt, readFields } from './read-fields.ts';
import { ReadingContext, type ReadingDesk } from './reading-desk.ts';

/** Shares a receipt's reading between the form and the picture of one desk. */
export const ReadingDeskProvider = ({ review, children }: { review: ReadReceipt; children: ReactNode }) => {
  const [shown, show] = useState<PrintedPlace | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const fill: ReadingDesk['fill'] = useRef(null);
  const { leitura, chaveFiscal } = review;
  const picture = review.tipoArquivo.startsWith('image/') ? review.linkArquivo : null;
  const fields = useMemo(() => readFields(leitura, chaveFiscal), [leitura, chaveFiscal]);
  const desk = useMemo(
    () => (leitura ? { reading: leitura, fields, picture, shown, show, isChoosing, setChoosing, fill } : null),
    [leitura, fields, picture, shown, isChoosing],
  );
  return <ReadingContext value={desk}>{children}</ReadingContext>;
};
