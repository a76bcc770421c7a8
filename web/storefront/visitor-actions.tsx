import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { storefrontMessages as texts } from './storefront.messages.ts';

// Fetched on the first press, to keep the first page small.
const AudienceMenu = lazy(async () => ({ default: (await import('./audience-menu.tsx')).AudienceMenu }));

interface ChoiceProps {
  label: string;
  variant: 'contained' | 'outlined';
  sellerTo: string;
  consumerTo: string;
}

/** A button that leads to a page for each audience. */
const Choice = ({ label, variant, sellerTo, consumerTo }: ChoiceProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant={variant}
        color={variant === 'outlined' ? 'inherit' : 'primary'}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ px: { xs: 1.75, sm: 2.5 } }}
      >
        {label}
      </Button>
      <Suspense fallback={null}>
        {anchor && <AudienceMenu anchor={anchor} sellerTo={sellerTo} consumerTo={consumerTo} onClose={close} />}
      </Suspense>
    </>
  );
};

/** Sign-in and registration for visitors, with a choice of audience. */
export const VisitorActions = () => (
  <Box sx={{ display: 'flex', gap: 1 }}>
    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
      <Choice label={texts.register} variant="outlined" sellerTo="/cadastrar" consumerTo="/cadastrar-consumidor-final" />
    </Box>
    <Choice label={texts.enter} variant="contained" sellerTo="/login" consumerTo="/login-consumidor-final" />
  </Box>
);
