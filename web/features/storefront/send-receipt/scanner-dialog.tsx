import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { productBarcodeReader } from './read-product-barcode.ts';
import { scannerTexts as texts } from './scanner.messages.ts';
import { CAMERA_SIZE, type ReadBarcode, useCameraBarcode } from './use-camera-barcode.ts';

interface ScannerDialogProps {
  onFound: (gtin: string) => void;
  onClose: () => void;
  /** How to read a picture; tests replace the default reader. */
  read?: ReadBarcode;
}

/** The bar-code reader: the camera, or a photo of the code where the camera is unavailable (document 002 §2, Send invoice). */
export const ScannerDialog = ({ onFound, onClose, read: given }: ScannerDialogProps) => {
  const [read] = useState(() => given ?? productBarcodeReader());
  const titleId = useId();
  const video = useRef<HTMLVideoElement | null>(null);
  const input = useRef<HTMLInputElement | null>(null);
  const [isReading, setReading] = useState(false);
  const camera = useCameraBarcode({ video, read, onFound });
  const trouble = camera === 'starting' || camera === 'on' ? null : texts.trouble[camera];
  const handlePhoto = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const photo = target.files?.[0];
    target.value = '';
    if (!photo) return;
    setReading(true);
    try {
      const gtin = await read(photo);
      if (gtin) onFound(gtin);
      else toast.error(texts.unreadable);
    } catch {
      // The reader failed to load; the photo is not at fault.
      toast.error(texts.trouble.unreadable);
    } finally {
      setReading(false);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
        {trouble ? (
          <Alert severity="warning">{trouble}</Alert>
        ) : (
          <>
            <Box
              component="video"
              ref={video}
              muted
              playsInline
              aria-label={texts.hint}
              sx={{ width: CAMERA_SIZE, height: CAMERA_SIZE, objectFit: 'cover', borderRadius: 1, bgcolor: 'tint.neutral' }}
            />
            <Typography role="status" sx={{ color: 'text.secondary', textAlign: 'center' }}>
              {camera === 'on' ? texts.hint : texts.starting}
            </Typography>
          </>
        )}
        <Button
          variant={trouble ? 'contained' : 'text'}
          startIcon={<PhotoCameraOutlined />}
          loading={isReading}
          loadingPosition="start"
          onClick={() => input.current?.click()}
          sx={{ minHeight: 44 }}
        >
          {texts.photo}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          aria-label={texts.photo}
          onChange={(event) => void handlePhoto(event)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {texts.type}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
