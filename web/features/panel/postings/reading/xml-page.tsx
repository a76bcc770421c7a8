import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { formatCnpj } from '../../../../../server/shared/cnpj.ts';
import { formatDate } from '../../../../../server/shared/dates.ts';
import { formatDecimal } from '../../../../../server/shared/format.ts';
import { moneyText } from '../../../../ui/amount-texts.ts';
import { StatusChip, type StatusTone } from '../../../../ui/status-chip.tsx';
import { printedTotal, type ReadItem, type ReadReceipt, type ReceiptReading } from './read-fields.ts';
import { readingTexts as texts } from './reading.messages.ts';

const GROUP = /.{1,4}/g;

const signatureOf = ({ fonte, autoridadeConferida }: ReceiptReading): { tone: StatusTone; label: string } => {
  if (fonte !== 'XML_ASSINADO') return { tone: 'pending', label: texts.unsigned };
  return autoridadeConferida === false ? { tone: 'pending', label: texts.signedByUnknown } : { tone: 'approved', label: texts.signed };
};

const factsOf = ({ emitente, cnpj, chave, numero, serie, data, hora, pagamento }: ReceiptReading) => [
  { label: texts.issuer, value: emitente },
  { label: texts.cnpj, value: cnpj && formatCnpj(cnpj) },
  { label: texts.key, value: chave?.match(GROUP)?.join(' ') },
  { label: texts.number, value: [numero, serie].filter(Boolean).join(' / ') },
  { label: texts.day, value: data && [formatDate(data), hora].filter(Boolean).join(' ') },
  { label: texts.payment, value: pagamento },
];

/** A receipt's XML as a person reads it, in place of a picture. */
export const XmlPage = ({ review }: { review: ReadReceipt }) => (
  <Stack role="document" aria-label={texts.xmlTitle} tabIndex={0} sx={{ height: '100%', overflow: 'auto', gap: 2, p: 2 }}>
    {review.leitura ? <XmlReading reading={review.leitura} /> : <Typography color="textSecondary">{texts.xmlWaiting}</Typography>}
    <Box sx={{ display: 'flex', justifyContent: 'center' }}>
      <Button
        variant="outlined"
        component="a"
        href={review.linkArquivo}
        download
        startIcon={<FileDownloadOutlined />}
        sx={{ minHeight: 44 }}
      >
        {texts.downloadXml}
      </Button>
    </Box>
  </Stack>
);

const XmlReading = ({ reading }: { reading: ReceiptReading }) => (
  <>
    <Box>
      <StatusChip {...signatureOf(reading)} size="medium" />
    </Box>
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.5, typography: 'body2' }}
    >
      {factsOf(reading).map(({ label, value }) => (
        <Fragment key={label}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
            {value || '-'}
          </Box>
        </Fragment>
      ))}
    </Box>
    <Box sx={{ overflowX: 'auto', flexShrink: 0 }}>
      <Table size="small" aria-label={texts.xmlTitle} sx={{ '& td, & th': { fontVariantNumeric: 'tabular-nums' } }}>
        <TableHead>
          <TableRow>
            {texts.itemColumns.map((label, index) => (
              <TableCell key={label} align={index > 1 ? 'right' : 'left'}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {reading.itens.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same product may be on two lines, and lines never change places
            <ItemRow key={index} item={item} />
          ))}
          <TotalRow label={texts.discount} value={reading.desconto} />
          <TotalRow label={texts.total} value={reading.total} />
        </TableBody>
      </Table>
    </Box>
  </>
);

const ItemRow = ({ item }: { item: ReadItem }) => (
  <TableRow>
    <TableCell>{item.codigo}</TableCell>
    <TableCell sx={{ fontWeight: item.produto ? 600 : 400 }}>{item.descricao}</TableCell>
    <TableCell align="right">
      {item.qtde ? [formatDecimal(item.qtde).replace(/,00$/, ''), item.un].filter(Boolean).join(' ') : '-'}
    </TableCell>
    <TableCell align="right">{moneyText(item.valorUnitario)}</TableCell>
    <TableCell align="right">{moneyText(printedTotal(item))}</TableCell>
  </TableRow>
);

const TotalRow = ({ label, value }: { label: string; value: string | null }) =>
  value === null ? null : (
    <TableRow>
      <TableCell colSpan={4} component="th" scope="row">
        {label}
      </TableCell>
      <TableCell align="right" sx={{ fontWeight: 600 }}>
        {moneyText(value)}
      </TableCell>
    </TableRow>
  );
