import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { SECOND_FACTOR } from './redirects.ts';
import { secondFactorMessages as texts } from './second-factor.messages.ts';
import { useViewer } from './session-context.ts';

const keyOf = (id: string) => `segundo-fator-depois:${id}`;

const isPutOff = (id: string): boolean => {
  try {
    return localStorage.getItem(keyOf(id)) !== null;
  } catch {
    return false;
  }
};

const putOff = (id: string): void => {
  try {
    localStorage.setItem(keyOf(id), '1');
  } catch {
    // Some private windows block storage: the hint comes back with the next page.
  }
};

/** Tells staff without a second factor that they can register one; closed once, it stays closed in this browser. */
export const SecondFactorHint = ({ canClose = true }: { canClose?: boolean }) => {
  const viewer = useViewer();
  const [isClosed, setClosed] = useState(() => canClose && viewer !== null && isPutOff(viewer.id));
  if (viewer?.kind !== 'STAFF' || viewer.segundoFator || isClosed) return null;
  const handleClose = () => {
    putOff(viewer.id);
    setClosed(true);
  };
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, alignItems: 'center' }}
      action={
        <>
          <Button component={Link} to={SECOND_FACTOR} color="inherit" size="small">
            {texts.register}
          </Button>
          {canClose && (
            <Button color="inherit" size="small" onClick={handleClose}>
              {texts.later}
            </Button>
          )}
        </>
      }
    >
      {texts.hint}
    </Alert>
  );
};
