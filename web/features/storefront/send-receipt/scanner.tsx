import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useState } from 'react';
import { scannerTexts as texts } from './scanner.messages.ts';

const ScannerDialog = lazy(async () => ({ default: (await import('./scanner-dialog.tsx')).ScannerDialog }));

interface ScannerProps {
  disabled: boolean;
  onFound: (gtin: string) => void;
}

/** Opens the bar-code reader: a link on phones, a button elsewhere (document 002 §2, Send invoice). */
export const Scanner = ({ disabled, onFound }: ScannerProps) => {
  const [isOpen, setOpen] = useState(false);
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const open = () => setOpen(true);
  const handleFound = (gtin: string) => {
    setOpen(false);
    onFound(gtin);
  };
  return (
    <>
      {isPhone ? (
        <Link
          component="button"
          type="button"
          disabled={disabled}
          onClick={open}
          sx={{ display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: 1, minHeight: 44, fontWeight: 650 }}
        >
          <QrCodeScanner aria-hidden />
          {texts.open}
        </Link>
      ) : (
        <Button variant="text" startIcon={<QrCodeScanner />} disabled={disabled} onClick={open} sx={{ minHeight: 44 }}>
          {texts.open}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ScannerDialog onFound={handleFound} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
