import CheckCircle from '@mui/icons-material/CheckCircle';
import Close from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/Error';
import Info from '@mui/icons-material/Info';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { type CustomContentProps, closeSnackbar, enqueueSnackbar, SnackbarContent, type SnackbarKey, SnackbarProvider } from 'notistack';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { messages } from './messages.ts';
import { TextLink } from './text-link.tsx';
import { type ToastMessage, toastQueue } from './toast.ts';
import { takeRoom, toastStyles } from './toast-room.ts';

type Tone = ToastMessage['tone'];

const ICONS: Record<Tone, ReactNode> = {
  success: <CheckCircle fontSize="small" />,
  error: <ErrorIcon fontSize="small" />,
  info: <Info fontSize="small" />,
};

const Toast = ({ id, message, action, tone, style, ref }: CustomContentProps & { tone: Tone; ref?: Ref<HTMLDivElement> }) => {
  const element = useRef<HTMLDivElement | null>(null);
  useImperativeHandle(ref, () => element.current as HTMLDivElement);
  useLayoutEffect(() => {
    return element.current ? takeRoom(element.current) : undefined;
  }, []);
  return (
    <SnackbarContent ref={element} role="status" style={style}>
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
};

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

/** The last toast, until it is gone. */
let shown: { key: SnackbarKey; tone: Tone } | null = null;

const closeShown = () => {
  if (shown) closeSnackbar(shown.key);
};

const showToast = ({ tone, text, more, seconds, link, action }: ToastMessage) => {
  const message = (
    <>
      {text}
      {more ? <Box sx={{ fontWeight: 400 }}>{more}</Box> : null}
      {link ? (
        <>
          {' '}
          <TextLink to={link.to} sx={{ pointerEvents: 'auto' }}>
            {link.label}
          </TextLink>
        </>
      ) : null}
    </>
  );
  closeShown();
  const key = enqueueSnackbar(message, {
    variant: tone,
    autoHideDuration: seconds * 1000,
    ...(action ? { action: actionButton(action) } : {}),
    onExited: (_node, exited) => {
      if (shown?.key === exited) shown = null;
    },
  });
  shown = { key, tone };
};

/** What the person mends need not be told any longer. Captured, so that what the same event brings about is told afterwards. */
const watchMending = () => {
  const handleMend = () => {
    if (shown?.tone === 'error') closeShown();
  };
  // An option of a list sends no `input` event.
  const handleClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[role="option"]')) handleMend();
  };
  document.addEventListener('input', handleMend, true);
  document.addEventListener('submit', handleMend, true);
  document.addEventListener('click', handleClick, true);
  return () => {
    document.removeEventListener('input', handleMend, true);
    document.removeEventListener('submit', handleMend, true);
    document.removeEventListener('click', handleClick, true);
  };
};

/** Takes over queued messages once the provider can show them. */
const Receiver = () => {
  useEffect(() => {
    const stopReceiving = toastQueue.receive(showToast);
    const stopWatching = watchMending();
    return () => {
      stopReceiving();
      stopWatching();
    };
  }, []);
  return null;
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
    <SnackbarProvider
      maxSnack={1}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      Components={CONTENTS}
      domRoot={root}
      TransitionComponent={Fade}
    >
      <GlobalStyles styles={toastStyles} />
      <Receiver />
    </SnackbarProvider>
  );
};
