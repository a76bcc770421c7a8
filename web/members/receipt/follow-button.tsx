import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { receiptTexts as texts } from './receipt.messages.ts';

const ReceiptDialog = lazy(async () => ({ default: (await import('./receipt-dialog.tsx')).ReceiptDialog }));

interface FollowButtonProps {
  receiptId: number;
  /** What is followed, where several stand together. */
  of?: string;
}

/** 'Acompanhar': opens the steps of one receipt; fetched only when somebody looks. */
export const FollowButton = ({ receiptId, of }: FollowButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} {...(of ? { 'aria-label': texts.followOf(of) } : {})} sx={{ minHeight: 44 }}>
        {texts.follow}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReceiptDialog receiptId={receiptId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
