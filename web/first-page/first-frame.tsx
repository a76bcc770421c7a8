import { createMemoryRouter, RouterProvider } from 'react-router';
import { ScoringType } from '../../server/shared/enums.ts';
import { CashbackCard } from '../features/storefront/consumer-home/cashback-card.tsx';
import { BalanceCard } from '../features/storefront/seller-home/balance-card.tsx';
import { homeTexts } from '../features/storefront/seller-home/seller-home.messages.ts';
import { BannerCarousel } from '../members/banners/banner-carousel.tsx';
import { HomeHead } from '../members/home-head.tsx';
import { type Session, SessionContext, type Viewer } from '../session/session-context.ts';
import { BottomBar } from '../storefront/bottom-bar.tsx';
import { ShellLayout } from '../storefront/shell-layout.tsx';
import { StorefrontHeader } from '../storefront/storefront-header.tsx';
import { moneyText, pointsText } from '../ui/amount-texts.ts';
import { ProgressLine } from '../ui/navigation-progress.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ThemeFrame } from '../ui/theme-frame.tsx';
import type { FrameName } from './frame-of-home.ts';
import { slot } from './slots.ts';

/** An amount that appears nowhere else in a frame: the header formats it, then its slot replaces it. */
const AMOUNT = '987654321.00';
/** A percentage that appears nowhere else in a frame. */
const PERCENT = 37;

const someone: Viewer = {
  kind: 'SELLER',
  id: '0',
  nome: slot('firstName'),
  cpf: '',
  email: null,
  abilities: [],
  dadosMascarados: false,
  segundoFator: false,
  segundoFatorPendente: false,
  redesAntifraude: [],
  saldoPontos: AMOUNT,
  saldoCashback: AMOUNT,
  aceitouRegulamento: true,
  resgateLiberado: null,
  tipoPontuacao: null,
  cenario: null,
  textoCenario: null,
};

const nothing = async () => undefined;
const nobody = async () => null;
const sessionOf = (viewer: Viewer): Session => ({
  viewer,
  status: 'ready',
  authenticating: false,
  signInStaff: nobody,
  confirmSecondFactor: nothing,
  signInSeller: nobody,
  signInConsumer: nobody,
  signInSocial: async () => viewer,
  linkSocial: nothing,
  signOut: nothing,
  acceptTerms: nothing,
  refreshViewer: nothing,
  loseSession: () => undefined,
});

const Home = ({ viewer, isAvailable }: { viewer: Viewer; isAvailable: boolean }) => (
  <ShellLayout isMembers header={<StorefrontHeader member={viewer} isMembers />} footer={<BottomBar viewer={viewer} />}>
    <PageHeader title={homeTexts.hello(slot('firstName'))} />
    <HomeHead>
      {viewer.kind === 'SELLER' ? (
        <BalanceCard tipoPontuacao={viewer.tipoPontuacao} says={{ amount: slot('amount'), inAnalysis: slot('inAnalysis') }} />
      ) : (
        <CashbackCard
          says={{
            label: slot('label'),
            title: slot('title'),
            amount: slot('amount'),
            waiting: slot('waiting'),
            debt: slot('debt'),
            already: slot('already'),
            progress: { percent: PERCENT, text: slot('progress'), missing: slot('missing') },
            state: slot('state'),
            isAvailable,
          }}
        />
      )}
      <BannerCarousel member={viewer.kind === 'SELLER' ? 'SELLER' : 'CONSUMER'} banners={undefined} />
    </HomeHead>
    {/* Shown while a press waits for the client to answer it. */}
    <div data-espera hidden>
      <ProgressLine />
    </div>
  </ShellLayout>
);

/** A frame to render, and which of its texts become slots. */
interface DrawnFrame {
  name: FrameName;
  element: React.ReactNode;
  replaced: readonly (readonly [text: string, by: string])[];
}

const frame = (name: FrameName, viewer: Viewer, { isAvailable = false } = {}): DrawnFrame => {
  const isSeller = viewer.kind === 'SELLER';
  const router = createMemoryRouter([{ path: '*', element: <Home viewer={viewer} isAvailable={isAvailable} /> }], {
    initialEntries: [isSeller ? '/home' : '/home-consumidor-final'],
  });
  return {
    name,
    element: (
      <ThemeFrame area="storefront">
        <SessionContext value={sessionOf(viewer)}>
          <RouterProvider router={router} />
        </SessionContext>
      </ThemeFrame>
    ),
    replaced: isSeller
      ? [[pointsText(AMOUNT, { whole: true }), slot('headerBalance')]]
      : [
          [moneyText(AMOUNT), slot('headerBalance')],
          [`aria-valuenow="${PERCENT}"`, `aria-valuenow="${slot('percent')}"`],
          [`translateX(-${100 - PERCENT}%)`, `translateX(-${slot('rest')}%)`],
        ],
  };
};

/** Everything above the fold of both homes, rendered from the client's components, with slots for values only the answers know. */
export const frames = (): DrawnFrame[] => [
  ...Object.values(ScoringType).map((type) => frame(`seller${type}`, { ...someone, tipoPontuacao: type })),
  frame('consumerWithCashback', { ...someone, kind: 'CONSUMER' }, { isAvailable: true }),
  frame('consumer', { ...someone, kind: 'CONSUMER' }),
];
