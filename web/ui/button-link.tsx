import Button, { type ButtonOwnProps } from '@mui/material/Button';
import type { MouseEventHandler } from 'react';
import { Link as RouterLink } from 'react-router';

interface ButtonLinkProps extends ButtonOwnProps {
  to: string;
  'aria-label'?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A button that navigates: a real link, so it can be opened in a new tab. */
export const ButtonLink = ({ to, ...button }: ButtonLinkProps) => <Button component={RouterLink} to={to} {...button} />;
