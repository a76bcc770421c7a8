import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { bannerRules, MAX_BANNER_IMAGES } from '../../../../server/modules/banners/banner.rules.ts';
import { BANNER_AUDIENCE_LABELS } from '../../../../server/modules/banners/banner-audience.rules.ts';
import { BANNER_HTML } from '../../../../server/modules/banners/banner-html.rules.ts';
import { FIELD_LIMITS } from '../../../../server/shared/limits.ts';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { SafeHtml } from '../../../ui/safe-html.tsx';
import { useCreateBannerMutation } from './banners.generated.ts';
import { bannerTexts as texts } from './banners.messages.ts';

/** Image types the server accepts; it refuses others after the upload. */
const IMAGE_TYPES = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'] };
const HAS_TAG = /<[a-z]/i;

/** The description with a character counter, and a storefront preview when it is more than plain text. */
const DescriptionField = () => {
  const { control } = useFormContext();
  const typed: unknown = useWatch({ control, name: 'descricao' });
  const value = typeof typed === 'string' ? typed : '';
  return (
    <>
      <TextField
        name="descricao"
        label={texts.descriptionField}
        maxLength={FIELD_LIMITS.bannerDescriptionMaxLength}
        multiline
        helperText={texts.descriptionHint(FIELD_LIMITS.bannerDescriptionMaxLength - value.length)}
      />
      {HAS_TAG.test(value) ? (
        <Paper variant="outlined" component="section" aria-label={texts.preview} sx={{ mt: 1, p: 2 }}>
          <Typography variant="caption" color="textSecondary">
            {texts.preview}
          </Typography>
          <SafeHtml html={value} {...BANNER_HTML} />
        </Paper>
      ) : null}
    </>
  );
};

const fields: FieldDefinition[] = [
  { kind: 'text', name: 'titulo', label: texts.titleField, required: true, maxLength: 150 },
  {
    kind: 'select',
    name: 'publico',
    label: texts.audience,
    required: true,
    options: Object.entries(BANNER_AUDIENCE_LABELS).map(([value, label]) => ({ value, label })),
  },
  { kind: 'date', name: 'dataInicial', label: texts.from, required: true },
  { kind: 'date', name: 'dataFinal', label: texts.to, required: true },
  { kind: 'custom', name: 'descricao', content: <DescriptionField />, span: 12 },
  {
    kind: 'upload',
    name: 'arquivo',
    label: texts.images,
    helperText: texts.imagesHint,
    accept: IMAGE_TYPES,
    multiple: true,
    maxFiles: MAX_BANNER_IMAGES,
    span: 12,
  },
];

/** Cadastrar Banner (document 001 §2 and §5). */
export const CreateBannerPage = () => {
  const [create] = useCreateBannerMutation();
  return (
    <FormPage
      title={texts.create}
      description={texts.createHint}
      schema={bannerRules}
      defaultValues={{ titulo: '', descricao: '', dataInicial: '', dataFinal: '', publico: 'AMBOS', arquivo: [] }}
      fields={fields}
      onSubmit={({ arquivo, ...input }) => create({ variables: { input: { ...input, arquivo: arquivo as File[] } } })}
      successText={texts.created}
      doneTo="/painel/banners"
    />
  );
};
