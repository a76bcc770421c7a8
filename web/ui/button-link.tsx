import Button, { type ButtonProps } from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';

/** A button that goes somewhere: a real link, so it opens in a new tab like one. */
export const ButtonLink = ({ to, ...button }: Omit<ButtonProps, 'href' | 'component'> & { to: string }) => (
  <Button component={RouterLink} to={to} {...button} />
);
