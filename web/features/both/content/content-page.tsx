import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, useSearchParams } from 'react-router';
import { PageHeader } from '../../../ui/page-header.tsx';
import { productTexts, storeTexts, contentTexts as texts } from './content.messages.ts';
import { ProductsTab } from './products-tab.tsx';
import { StoresTab } from './stores-tab.tsx';

const PRODUCTS = 'produtos';
const STORES = 'lojas';

/** Gestão de Conteúdo Clientes (document 001 §2): the tab is in the URL, and each tab starts with a fresh list. */
export const ContentPage = () => {
  const [params] = useSearchParams();
  const current = params.get('aba') === PRODUCTS ? PRODUCTS : STORES;
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        beside={
          <Tabs value={current} aria-label={texts.tabs} variant="scrollable">
            <Tab component={Link} to="?" value={STORES} label={storeTexts.tab} />
            <Tab component={Link} to={`?aba=${PRODUCTS}`} value={PRODUCTS} label={productTexts.tab} />
          </Tabs>
        }
      />
      {current === STORES ? <StoresTab /> : <ProductsTab />}
    </>
  );
};
