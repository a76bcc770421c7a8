import CheckCircle from '@mui/icons-material/CheckCircle';
import Close from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/Error';
import Info from '@mui/icons-material/Info';
import Box from '@mui/material/Box';
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

const Toast = ({ id, message, tone, style, ref }: CustomContentProps & { tone: Tone; ref?: Ref<HTMLDivElement> }) => (
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

/** What is shown, by its text. */
const shown = new Map<string, SnackbarKey>();

/** The same again takes the place of the first: it stands once, for its full time, and is read out again. */
const showToast = ({ tone, text, seconds, link }: ToastMessage) => {
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
    onExited: (_node, exited) => shown.get(text) === exited && shown.delete(text),
  });
  shown.set(text, key);
};

/** Takes the waiting messages once the provider above it can show them. */
const Receiver = () => {
  useEffect(() => {
    const stopReceiving = toastQueue.receive(showToast);
    return stopReceiving;
  }, []);
  return null;
};

/**
 * Phones keep their buttons at the bottom edge: toasts stand above it, and what they cover all the same can be pressed through
 * them, all but their own close button.
 */
const phoneStyles = {
  '@media (max-width: 599.95px)': {
    '.notistack-SnackbarContainer': { bottom: 'calc(76px + env(safe-area-inset-bottom)) !important' },
    // Its children set theirs inline.
    '.notistack-SnackbarContainer > *': { pointerEvents: 'none !important' },
  },
};

/**
 * A dialog takes whatever stands beside it away from screen readers, all but elements that say nothing themselves, such as a slot:
 * in one, the messages of a form inside a dialog are heard too.
 */
const openRoot = (): HTMLElement => document.body.appendChild(document.createElement('slot'));

/** Shows the toasts. */
export const ToastHost = () => {
  const [root] = useState(openRoot);
  return (
    <SnackbarProvider maxSnack={4} anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} Components={CONTENTS} domRoot={root}>
      <GlobalStyles styles={phoneStyles} />
      <Receiver />
    </SnackbarProvider>
  );
};
