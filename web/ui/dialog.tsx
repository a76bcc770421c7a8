import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { useBackCloses } from './dialog-history.ts';

/** The dialog for the storefront and for what both areas share: on phones, Back closes it as Esc does. */
export const Dialog = (props: DialogProps) => {
  const { open, onClose } = props;
  useBackCloses(open && onClose ? () => onClose({}, 'escapeKeyDown') : undefined);
  return <MuiDialog {...props} />;
};
