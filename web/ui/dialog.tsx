import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { useBackCloses } from './dialog-history.ts';

/** Every dialog that may stand in the storefront: on phones, Back closes it as Esc does. */
export const Dialog = (props: DialogProps) => {
  const { open, onClose } = props;
  useBackCloses(open && onClose ? () => onClose({}, 'escapeKeyDown') : undefined);
  return <MuiDialog {...props} />;
};
