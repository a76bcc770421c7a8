import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { ChoiceCard, ChoiceCards } from '../../../ui/choice-card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { productTexts as texts } from './products.messages.ts';

/** Cadastrar Produto: choose between the standard catalogue and a store's (document 000 §2). */
export const RegisterProductPage = () => (
  <>
    <PageHeader title={texts.register} description={texts.registerHint} />
    <ChoiceCards>
      <ChoiceCard to="criteria" icon={<Inventory2Outlined />} title={texts.criteriaChoice} hint={texts.criteriaChoiceHint} />
      <ChoiceCard to="revenda" icon={<StorefrontOutlined />} title={texts.storeChoice} hint={texts.storeChoiceHint} />
    </ChoiceCards>
  </>
);
