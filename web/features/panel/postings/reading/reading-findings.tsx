import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { ReceiptReading } from './read-fields.ts';
import { readingTexts as texts } from './reading.messages.ts';

/** Contradictions on the receipt, such as the sum of the items and the total. */
export const ReadingFindings = ({ reading }: { reading: ReceiptReading | null }) =>
  reading && reading.divergencias.length > 0 ? (
    <Alert severity="warning" role="note" aria-label={texts.found}>
      <AlertTitle>{texts.found}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {[...new Set(reading.divergencias)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Alert>
  ) : null;
