import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface TextLinkProps {
  to: string;
  children: ReactNode;
  /** Its name where what is written does not say enough; it begins with what is written. */
  label?: string;
  sx?: SxProps<Theme>;
}

/** A link inside the application that looks like a link. */
export const TextLink = ({ to, children, label, sx }: TextLinkProps) => (
  <Link component={RouterLink} to={to} sx={sx} {...(label ? { 'aria-label': label } : {})}>
    {children}
  </Link>
);
