import { useSearchParams } from 'react-router';
import { StoreField } from '../../../pickers/store-field.tsx';
import type { StoreOption } from '../../../pickers/use-store-search.ts';
import { keepInTab, keptInTab } from '../../../ui/kept-in-tab.ts';
import { registrationTexts as texts } from './registration.messages.ts';
import { CHOSEN_STORE, SellerRegistration } from './seller-registration.tsx';
import { useStoresWarning } from './use-stores-warning.ts';

/** Mounted again when the person returns to its step, and after a reload. */
const ChosenStore = () => (
  <StoreField
    name="idRevenda"
    label={texts.store}
    audience="SELLERS"
    required
    initial={keptInTab<StoreOption>(CHOSEN_STORE)}
    onAccept={(store) => keepInTab(CHOSEN_STORE, store)}
  />
);
const storeField = <ChosenStore />;

/** /cadastrar: registers a seller in a store of their choice. */
export const SellerRegistrationPage = () => {
  const [search] = useSearchParams();
  useStoresWarning();
  return (
    <SellerRegistration
      title={texts.sellerTitle}
      description={texts.sellerText}
      storeField={storeField}
      code={search.get('codigo_cadastro')}
      referrer={search.get('quemIndicou')}
    />
  );
};
