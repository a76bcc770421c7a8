import Button, { type ButtonOwnProps } from '@mui/material/Button';
import type { MouseEventHandler } from 'react';
import { Link as RouterLink } from 'react-router';

interface ButtonLinkProps extends ButtonOwnProps {
  to: string;
  'aria-label'?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A button that goes somewhere: a real link, so it opens in a new tab like one. */
export const ButtonLink = ({ to, ...button }: ButtonLinkProps) => <Button component={RouterLink} to={to} {...button} />;
