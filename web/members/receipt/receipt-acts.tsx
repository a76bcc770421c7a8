import Button from '@mui/material/Button';
import { useState } from 'react';
import { toSaoPauloDate } from '../../../server/shared/dates.ts';
import { ScoringType } from '../../../server/shared/enums.ts';
import { useViewer } from '../../session/session-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { maySendInvoice } from '../may-send-invoice.ts';
import { ContestDialog } from './contest-dialog.tsx';
import { howToFix } from './how-to-fix.ts';
import type { OwnReceiptFragment } from './receipt.generated.ts';
import { receiptTexts as texts } from './receipt.messages.ts';

const REFUSED: readonly string[] = ['REPROVADA', 'ENCERRADA', 'CANCELADA'];

/** Whether the receipt was rejected. */
export const isRefused = ({ status }: Pick<OwnReceiptFragment, 'status'>): boolean => REFUSED.includes(status);

/** What the sender of a rejected receipt can do: send it again with the reusable values filled in, or contest it. */
export const ReceiptActs = ({ row }: { row: OwnReceiptFragment }) => {
  const [isContesting, setContesting] = useState(false);
  const viewer = useViewer();
  if (!viewer || !isRefused(row)) return null;
  // Only people who send photos can send one again.
  const maySend = maySendInvoice(viewer) && (viewer.kind === 'CONSUMER' || viewer.tipoPontuacao === ScoringType.FOTO);
  const mayContest = row.contestavelAte !== null && row.contestavelAte >= toSaoPauloDate(new Date());
  return (
    <>
      {maySend && howToFix(row).mayResend && (
        <ButtonLink to={`/enviar-pontuacao?reenviar=${row.id}`} variant="outlined" size="small" sx={{ minHeight: 44 }}>
          {texts.sendAgain}
        </ButtonLink>
      )}
      {mayContest && (
        <Button size="small" variant="outlined" onClick={() => setContesting(true)} sx={{ minHeight: 44 }}>
          {texts.contest}
        </Button>
      )}
      {isContesting && row.contestavelAte && (
        <ContestDialog receiptId={row.id} until={row.contestavelAte} onClose={() => setContesting(false)} />
      )}
    </>
  );
};
