import Paper from '@mui/material/Paper';
import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { normalizeCpf } from '../../../../../server/shared/cpf.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { rowIdOf } from '../../../../ui/row-id.ts';
import { CashbackForm } from '../sales/cashback-form.tsx';
import { SaleForm } from '../sales/sale-form.tsx';
import { tell } from '../sales/tell-posted.ts';
import { useDecisionLock } from '../sales/use-decision-lock.ts';
import { type Audience, PENDING_PATHS } from '../shared/audience.ts';
import { saleTexts as texts } from '../shared/review.messages.ts';
import { SendButton, StickyBar } from './review-bar.tsx';
import { ReviewLayout } from './review-layout.tsx';
import { ReviewScreen } from './review-screen.tsx';

/** The documented navigation state (document 001 §2); any part may be missing, e.g. after reloading in a new tab. */
const stateRules = z.object({ cpf: z.string().optional(), linkArquivo: z.string().optional(), origin: z.string().optional() }).catch({});

/** Origin of a consumer's purchase, in the navigation state or, for links, in the URL. */
const CONSUMER_ORIGIN = 'cliente';

/** Nova venda: with `?nota=`, reviews that receipt; otherwise staff type a sale or purchase. */
export const NewSalePage = () => {
  const [params] = useSearchParams();
  const nota = rowIdOf(params.get('nota'));
  return nota ? <ReviewScreen id={nota} /> : <TypedSale />;
};

const TypedSale = () => {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { cpf, linkArquivo, origin = params.get('origin') } = stateRules.parse(useLocation().state ?? {});
  const audience: Audience = origin === CONSUMER_ORIGIN ? 'CONSUMER' : 'SELLER';
  const Form = audience === 'CONSUMER' ? CashbackForm : SaleForm;
  const unsaved = useRef(false);
  const lock = useDecisionLock();
  return (
    <>
      <PageHeader title={audience === 'CONSUMER' ? texts.cashbackTitle : texts.title} />
      <ReviewLayout file={linkArquivo ? { url: linkArquivo, type: null, title: texts.receipt } : null}>
        <Paper variant="outlined">
          <Form
            known={cpf ? { cpf: normalizeCpf(cpf) } : {}}
            unsaved={unsaved}
            lock={lock}
            onPosted={(_typed, told) => {
              if (told) tell(told);
              void navigate(PENDING_PATHS[audience]);
            }}
            actions={(busy) => (
              <StickyBar>
                <SendButton busy={busy} />
              </StickyBar>
            )}
          />
        </Paper>
      </ReviewLayout>
    </>
  );
};
