import { Navigate, useParams } from 'react-router';
import { LANDING } from '../../../session/redirects.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { registrationTexts as texts } from './registration.messages.ts';
import { SellerRegistration } from './seller-registration.tsx';
import { useRegistrationStore } from './use-registration-store.ts';

/**
 * /cadastrar-vendedor/:idRevenda and, in the members' area, /loja/cadastrar-vendedor/:idRevenda: registers a seller in the link's store; an
 * unknown store redirects to '/' (document 002 §2).
 */
export const StoreRegistrationPage = ({ isInArea = false }: { isInArea?: boolean }) => {
  const { idRevenda = '' } = useParams();
  const lookup = useRegistrationStore(idRevenda);
  if (lookup.state === 'loading') return <LoadingState rows={6} />;
  if (lookup.state === 'unknown') return <Navigate to={LANDING} replace />;
  if (lookup.state === 'failed') return <ErrorState title={texts.storeFailed} onRetry={lookup.retry} />;
  const { id, nomeFantasia } = lookup.store;
  return (
    <SellerRegistration
      key={id}
      title={texts.storeTitle(nomeFantasia)}
      description={isInArea ? texts.inAreaText : texts.storeText}
      storeId={id}
      isInArea={isInArea}
    />
  );
};

/** The same registration, made by a signed-in member. */
export const InAreaRegistrationPage = () => <StoreRegistrationPage isInArea />;
