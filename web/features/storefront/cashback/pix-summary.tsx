import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCnpj } from '../../../../server/shared/cnpj.ts';
import { formatCpf } from '../../../../server/shared/cpf.ts';
import type { PixKeyType } from '../../../../server/shared/enums.ts';
import { formatPhone } from '../../../../server/shared/phone.ts';
import { PIX_KEY_LABELS, cashbackTexts as texts } from './cashback.messages.ts';

const COUNTRY = /^\+55/;

/** A PIX key as people write it; the form's value is the directory's spelling. */
export const formatPixKey = (type: PixKeyType, chave: string): string => {
  if (type === 'CPF') return formatCpf(chave);
  if (type === 'CNPJ') return formatCnpj(chave);
  if (type === 'TELEFONE') return formatPhone(chave.replace(COUNTRY, ''));
  return chave;
};

/** Where the money goes, to be checked before the final press. */
export const PixSummary = ({ type, chave, holder }: { type: PixKeyType; chave: string; holder: string }) => (
  <>
    <Box component="dl" sx={{ m: 0, mb: 1.5, display: 'grid', gap: 1 }}>
      {[
        [texts.keyOf(PIX_KEY_LABELS[type]), formatPixKey(type, chave)],
        [texts.holder, holder],
      ].map(([label, value]) => (
        <Box key={label}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 650, color: 'text.primary', overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
    {texts.noUndo}
  </>
);
