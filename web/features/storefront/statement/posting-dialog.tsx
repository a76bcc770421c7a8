import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { formatDate } from '../../../../server/shared/dates.ts';
import { formatDecimal, formatPercent } from '../../../../server/shared/format.ts';
import { isPositive } from '../../../../server/shared/sign.ts';
import { AttachmentButton } from '../../../members/receipt/attachment.tsx';
import { FollowButton } from '../../../members/receipt/follow-button.tsx';
import { MoneyText, PointsText } from '../../../ui/amounts.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { messages } from '../../../ui/messages.ts';
import { ErrorState } from '../../../ui/states.tsx';
import { explanation } from './explanation.ts';
import { type OwnStatementQuery, useExplainPostingQuery } from './statement.generated.ts';
import { statementTexts as texts } from './statement.messages.ts';

export type Posting = OwnStatementQuery['ownPostings']['items'][number];

const Fact = ({ label, value }: { label: string; value: ReactNode }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
    <span>{label}</span>
    <Box component="span" sx={{ fontWeight: 720 }}>
      {value}
    </Box>
  </Box>
);

/** Each product of the sale with the calculation of its points. */
const Items = ({ posting }: { posting: Posting }) => {
  const { data, error, refetch } = useExplainPostingQuery({ variables: { id: posting.id }, context: { silent: true } });
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={3} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.postingItems.map((item) => (
        <Box component="li" key={item.id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Typography sx={{ fontWeight: 650 }}>{item.descricao}</Typography>
          <Typography sx={{ mt: 0.25, color: 'text.secondary' }}>{explanation(item, posting.venceEm)}</Typography>
        </Box>
      ))}
    </Box>
  );
};

const SellerFacts = ({ posting }: { posting: Posting }) => (
  <>
    <Items posting={posting} />
    <Fact label={texts.total} value={<PointsText value={posting.totalPontos} />} />
    {isPositive(posting.pontosLimitados) && (
      <Typography variant="body2" sx={{ mt: 1, p: 1.5, borderRadius: 1, bgcolor: 'tint.warning', color: 'warning.main' }}>
        {texts.limited(formatDecimal(posting.pontosLimitados))}
      </Typography>
    )}
  </>
);

const ConsumerFacts = ({ posting }: { posting: Posting }) => (
  <>
    <Fact label={texts.purchaseTotal} value={<MoneyText value={posting.totalVenda} />} />
    <Fact label={texts.swTotal} value={<MoneyText value={posting.valorProdutosSW} />} />
    <Fact label={texts.cashback} value={<MoneyText value={posting.cashback} />} />
    {posting.percentualCashback && (
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {texts.cashbackRule(formatPercent(posting.percentualCashback), formatDate(posting.venceEm))}
      </Typography>
    )}
  </>
);

interface PostingDialogProps {
  posting: Posting;
  isSeller: boolean;
  onClose: () => void;
}

/** How an approved sale earned its points, and its receipt. */
export const PostingDialog = ({ posting, isSeller, onClose }: PostingDialogProps) => {
  const titleId = useId();
  const day = formatDate(posting.realizadoEm);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{isSeller ? texts.explain : texts.purchase}</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>
          {texts.receipt(posting.identificador)} · {isSeller ? texts.soldOn(day) : texts.boughtOn(day)} ·{' '}
          {texts.approvedOn(formatDate(posting.pontuadoEm))}
        </Typography>
        {isSeller ? <SellerFacts posting={posting} /> : <ConsumerFacts posting={posting} />}
      </DialogContent>
      <DialogActions>
        {posting.submissionId !== null && <FollowButton receiptId={posting.submissionId} />}
        {posting.linkArquivo && <AttachmentButton url={posting.linkArquivo} type={posting.tipoArquivo} />}
        <Button variant="contained" onClick={onClose}>
          {messages.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
