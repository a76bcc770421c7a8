import { useSearchParams } from 'react-router';
import { StoreField } from '../../../pickers/store-field.tsx';
import { registrationTexts as texts } from './registration.messages.ts';
import { SellerRegistration } from './seller-registration.tsx';
import { useStoresWarning } from './use-stores-warning.ts';

const storeField = <StoreField name="idRevenda" label={texts.store} audience="SELLERS" required />;

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
