import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { receiptTexts as texts } from './receipt.messages.ts';

const ReceiptDialog = lazy(async () => ({ default: (await import('./receipt-dialog.tsx')).ReceiptDialog }));

interface FollowButtonProps {
  receiptId: string;
  /** Which receipt, for the accessible name where several buttons appear together. */
  of?: string;
}

/** 'Acompanhar': opens a receipt's history; its code is fetched on first use. */
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
