import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface TextLinkProps {
  to: string;
  children: ReactNode;
  /** Accessible name where the visible text is not enough; starts with the visible text. */
  label?: string;
  sx?: SxProps<Theme>;
}

/** A text link inside the application. */
export const TextLink = ({ to, children, label, sx }: TextLinkProps) => (
  <Link component={RouterLink} to={to} sx={sx} {...(label ? { 'aria-label': label } : {})}>
    {children}
  </Link>
);
