import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { ChoiceCard, ChoiceCards } from '../../../ui/choice-card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { importTexts as texts } from './imports.messages.ts';
import { uploadKinds } from './upload-kinds.ts';

/** Upload Produtos: choose between the standard upload and a store's (document 000 §2). */
export const ProductsUploadChoicePage = () => (
  <>
    <PageHeader
      title={texts.productsChoice}
      description={texts.productsChoiceHint}
      breadcrumbs={[{ label: texts.parent, to: '/painel/processar' }]}
    />
    <ChoiceCards>
      <ChoiceCard to="criteria" icon={<Inventory2Outlined />} title={texts.standardProducts} hint={uploadKinds.PRODUTOS.description} />
      <ChoiceCard to="revenda" icon={<StorefrontOutlined />} title={texts.storeProducts} hint={uploadKinds.PRODUTOS_LOJA.description} />
    </ChoiceCards>
  </>
);
