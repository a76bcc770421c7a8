import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useShortcuts } from '../../../../ui/use-shortcuts.ts';
import { saleTexts as texts } from '../shared/review.messages.ts';
import { KeyHint } from './key-hint.tsx';
import type { LastDecision, TakeBack } from './use-take-back.ts';

const secondsUntil = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1_000));

/** The whole seconds that are left, counted down. */
const useSecondsLeft = (until: number): number => {
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    const tick = () => setLeft(secondsUntil(until));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [until]);
  return left;
};

interface TakeBackOfferProps {
  takeBack: TakeBack;
  /** Asks first where something would be lost. */
  onUndo?: () => Promise<unknown>;
}

/** The only message about the last decision, with its undo button, in the header of the next receipt: a toast would cover the form. */
export const TakeBackOffer = ({ takeBack: { last, isBusy, undo }, onUndo = undo }: TakeBackOfferProps) =>
  last ? <Offer key={last.until} last={last} busy={isBusy} onUndo={onUndo} /> : null;

interface OfferProps {
  last: LastDecision;
  busy: boolean;
  onUndo: () => Promise<unknown>;
}

/** Once over it keeps its place until the screen changes: nothing moves under the pointer. */
const Offer = ({ last: { text, told, until }, busy, onUndo }: OfferProps) => {
  const left = useSecondsLeft(until);
  const [wasOver] = useState(left === 0);
  const isOver = left === 0;
  useShortcuts({ z: onUndo }, { enabled: !isOver && !busy });
  if (wasOver) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        // Leaves room for the help beside it on a phone.
        maxWidth: 'calc(100% - 52px)',
        visibility: isOver && !busy ? 'hidden' : 'visible',
      }}
    >
      <Box role="status" sx={{ maxWidth: '44ch', overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ fontWeight: 600, color: `${told.tone}.main` }}>
          {told.text}
        </Typography>
        {told.more ? (
          <Typography variant="body2" color="textSecondary">
            {told.more}
          </Typography>
        ) : null}
      </Box>
      <Button
        variant="outlined"
        loading={busy}
        onClick={() => void onUndo()}
        startIcon={<UndoOutlined />}
        endIcon={<KeyHint>Z</KeyHint>}
        aria-label={texts.takeBackOf(text)}
        sx={{ minHeight: 44, flexShrink: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
      >
        {texts.takeBack} <span aria-hidden>&nbsp;{texts.secondsLeft(left)}</span>
      </Button>
    </Box>
  );
};
