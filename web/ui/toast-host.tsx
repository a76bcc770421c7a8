import CheckCircle from '@mui/icons-material/CheckCircle';
import Close from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/Error';
import Info from '@mui/icons-material/Info';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { type CustomContentProps, closeSnackbar, enqueueSnackbar, SnackbarContent, type SnackbarKey, SnackbarProvider } from 'notistack';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { messages } from './messages.ts';
import { TextLink } from './text-link.tsx';
import { type ToastMessage, toastQueue } from './toast.ts';

type Tone = ToastMessage['tone'];

const ICONS: Record<Tone, ReactNode> = {
  success: <CheckCircle fontSize="small" />,
  error: <ErrorIcon fontSize="small" />,
  info: <Info fontSize="small" />,
};

const Toast = ({ id, message, action, tone, style, ref }: CustomContentProps & { tone: Tone; ref?: Ref<HTMLDivElement> }) => (
  <SnackbarContent ref={ref} role="status" style={style}>
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        width: '100%',
        minWidth: { sm: 320 },
        maxWidth: 520,
        pl: 2,
        pr: 0.5,
        py: 0.5,
        borderRadius: 1.5,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: '0 8px 28px rgb(0 0 0 / 0.18)',
      }}
    >
      <Box sx={{ display: 'flex', color: `${tone}.main` }}>{ICONS[tone]}</Box>
      <Box sx={{ flex: 1, py: 1, fontSize: '0.9375rem', fontWeight: 550, lineHeight: 1.4, overflowWrap: 'anywhere' }}>{message}</Box>
      {typeof action === 'function' ? action(id) : action}
      <IconButton size="small" aria-label={messages.close} sx={{ pointerEvents: 'auto' }} onClick={() => closeSnackbar(id)}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  </SnackbarContent>
);

const SuccessToast = (props: CustomContentProps) => <Toast {...props} tone="success" />;
const ErrorToast = (props: CustomContentProps) => <Toast {...props} tone="error" />;
const InfoToast = (props: CustomContentProps) => <Toast {...props} tone="info" />;

const CONTENTS = { success: SuccessToast, error: ErrorToast, info: InfoToast };

const actionButton =
  ({ label, onClick }: NonNullable<ToastMessage['action']>) =>
  (id: SnackbarKey) => (
    <Button
      size="small"
      sx={{ pointerEvents: 'auto', minHeight: 44, flexShrink: 0 }}
      onClick={() => {
        closeSnackbar(id);
        onClick();
      }}
    >
      {label}
    </Button>
  );

/** Visible toasts, by text. */
const shown = new Map<string, SnackbarKey>();

/** A repeated message replaces the first one: it shows once, for the full time, and is announced again. */
const showToast = ({ tone, text, seconds, link, action }: ToastMessage) => {
  const message = link ? (
    <>
      {text}{' '}
      <TextLink to={link.to} sx={{ pointerEvents: 'auto' }}>
        {link.label}
      </TextLink>
    </>
  ) : (
    text
  );
  if (shown.has(text)) closeSnackbar(shown.get(text));
  const key = enqueueSnackbar(message, {
    variant: tone,
    autoHideDuration: seconds * 1000,
    ...(action ? { action: actionButton(action) } : {}),
    onExited: (_node, exited) => shown.get(text) === exited && shown.delete(text),
  });
  shown.set(text, key);
};

/** Takes over queued messages once the provider can show them. */
const Receiver = () => {
  useEffect(() => {
    const stopReceiving = toastQueue.receive(showToast);
    return stopReceiving;
  }, []);
  return null;
};

/** Phones have their buttons at the bottom edge: toasts appear above them and let presses through, except on their own close button. */
const phoneStyles = {
  '@media (max-width: 599.95px)': {
    '.notistack-SnackbarContainer': { bottom: 'calc(76px + env(safe-area-inset-bottom)) !important' },
    // notistack sets this inline on the children.
    '.notistack-SnackbarContainer > *': { pointerEvents: 'none !important' },
  },
};

/**
 * An open dialog hides its siblings from screen readers, except elements without semantics such as a slot. Inside one, messages of a form
 * in a dialog are announced too.
 */
const openRoot = (): HTMLElement => document.body.appendChild(document.createElement('slot'));

/** Renders the toasts. */
export const ToastHost = () => {
  const [root] = useState(openRoot);
  return (
    <SnackbarProvider maxSnack={4} anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} Components={CONTENTS} domRoot={root}>
      <GlobalStyles styles={phoneStyles} />
      <Receiver />
    </SnackbarProvider>
  );
};
