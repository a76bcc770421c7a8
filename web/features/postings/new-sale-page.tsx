import Paper from '@mui/material/Paper';
import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { normalizeCpf } from '../../../server/shared/cpf.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { saleTexts as texts } from './review.messages.ts';
import { SendButton, StickyBar } from './review-bar.tsx';
import { ReviewLayout } from './review-layout.tsx';
import { ReviewScreen } from './review-screen.tsx';
import { SaleForm } from './sale-form.tsx';
import { tellPosted } from './use-decisions.ts';

/** The documented state of the address (document 001 §2): any of it may be missing, e.g. after a reload in a new tab. */
const stateRules = z.object({ cpf: z.string().optional(), linkArquivo: z.string().optional() }).catch({});

const AFTER_SALE = '/painel/processar/pontuacoes-pendentes';

/** Nova venda: with `?nota=` the review of that receipt, else a sale typed by staff. */
export const NewSalePage = () => {
  const [params] = useSearchParams();
  const nota = Number(params.get('nota'));
  return Number.isSafeInteger(nota) && nota > 0 ? <ReviewScreen id={nota} /> : <TypedSale />;
};

const TypedSale = () => {
  const navigate = useNavigate();
  const { cpf, linkArquivo } = stateRules.parse(useLocation().state ?? {});
  const unsaved = useRef(false);
  return (
    <>
      <PageHeader title={texts.title} />
      <ReviewLayout file={linkArquivo ? { url: linkArquivo, type: null, title: texts.receipt } : null}>
        <Paper variant="outlined">
          <SaleForm
            known={cpf ? { cpf: normalizeCpf(cpf) } : {}}
            unsaved={unsaved}
            onPosted={(sale, seller) => {
              tellPosted(sale, seller);
              return navigate(AFTER_SALE);
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
