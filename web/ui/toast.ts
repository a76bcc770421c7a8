import { enqueueSnackbar } from 'notistack';

/** Toasts last 10 seconds unless a document says otherwise (document 000 §9). */
const DEFAULT_SECONDS = 10;

interface ToastOptions {
  seconds?: number;
}

const show =
  (variant: 'success' | 'error' | 'info') =>
  (text: string, { seconds = DEFAULT_SECONDS }: ToastOptions = {}): void => {
    enqueueSnackbar(text, { variant, autoHideDuration: seconds * 1000, preventDuplicate: true });
  };

/** The one way to tell the person that something happened: bottom centre, closable, read out by screen readers. */
export const toast = { success: show('success'), error: show('error'), info: show('info') };
