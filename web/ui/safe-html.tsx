import Box from '@mui/material/Box';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';

interface SafeHtmlProps {
  html: string;
  tags: readonly string[];
  attributes: readonly string[];
}

/** User-written HTML: only the listed tags and attributes are rendered, whatever the server stored. */
export const SafeHtml = ({ html, tags, attributes }: SafeHtmlProps) => {
  const clean = useMemo(
    () => DOMPurify.sanitize(html, { ALLOWED_TAGS: [...tags], ALLOWED_ATTR: [...attributes, 'target', 'rel'], ALLOW_DATA_ATTR: false }),
    [html, tags, attributes],
  );
  return (
    <Box
      sx={{
        overflowWrap: 'anywhere',
        '& > :first-of-type': { mt: 0 },
        '& > :last-child': { mb: 0 },
        '& a': { color: 'primary.main' },
        '& li > p': { m: 0 },
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the line above
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
};
