import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { idOf } from './address-ids.ts';
import { CategoriesScreen } from './categories-screen.tsx';
import { ExperienceCard } from './experience-card.tsx';
import { useExperiencesQuery } from './experiences.generated.ts';
import { experienceTexts as texts } from './experiences.messages.ts';
import { type Category, useCategory } from './use-category.ts';

interface SubcategoryFilterProps {
  subcategories: Category['subcategories'];
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

const SubcategoryFilter = ({ subcategories, chosen, onChange }: SubcategoryFilterProps) => (
  <Stack direction="row" role="group" aria-label={texts.subcategories} sx={{ flexWrap: 'wrap', gap: 1, mb: 3, alignItems: 'center' }}>
    {subcategories.map(({ id, nome }) => {
      const isChosen = chosen.includes(id);
      return (
        <Chip
          key={id}
          label={nome}
          aria-pressed={isChosen}
          color={isChosen ? 'primary' : 'default'}
          variant={isChosen ? 'filled' : 'outlined'}
          onClick={() => onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
          sx={{ minHeight: 44, borderRadius: 22, px: 0.5 }}
        />
      );
    })}
    {chosen.length > 0 ? (
      <Button onClick={() => onChange([])} sx={{ minHeight: 44 }}>
        {texts.clear}
      </Button>
    ) : null}
  </Stack>
);

/** The experiences of one category, filtered by subcategories in the URL. */
const ExperiencesOf = ({ category }: { category: Category }) => {
  const [address, setAddress] = useSearchParams();
  const known = new Set(category.subcategories.map(({ id }) => id));
  const chosen = address.getAll('subcategories').filter((id) => known.has(id));
  const { data, previousData, error, refetch } = useExperiencesQuery({
    variables: { categories: [category.id], ...(chosen.length ? { subcategories: chosen } : {}) },
  });
  const experiences = (data ?? previousData)?.experiences;
  const choose = (ids: readonly string[]) =>
    setAddress([['categoria', category.id], ...ids.map((id) => ['subcategories', id] as [string, string])], {
      replace: true,
    });
  return (
    <>
      <PageHeader title={category.nome} breadcrumbs={[{ label: texts.title, to: '/experiencias' }]} />
      {category.subcategories.length > 1 ? (
        <SubcategoryFilter subcategories={category.subcategories} chosen={chosen} onChange={choose} />
      ) : null}
      {error && !experiences ? <ErrorState onRetry={() => void refetch()} /> : null}
      {!error && !experiences ? <LoadingState rows={4} /> : null}
      {experiences?.length === 0 ? (
        <EmptyState
          title={texts.noExperiences}
          text={texts.noExperiencesText}
          action={<Button onClick={() => choose([])}>{texts.clear}</Button>}
        />
      ) : null}
      <Grid container spacing={{ xs: 1, sm: 2 }}>
        {experiences?.map((experience) => (
          <Grid key={experience.id} size={{ xs: 12, sm: 6, md: 4 }}>
            <ExperienceCard experience={experience} categoria={category.id} />
          </Grid>
        ))}
      </Grid>
    </>
  );
};

/** /experiencias: the categories, or the experiences of the one in the URL (document 002 §2). */
export const ExperiencesPage = () => {
  const [address] = useSearchParams();
  const id = idOf(address.get('categoria'));
  const { categories, category, error, retry } = useCategory(id);
  if (category) return <ExperiencesOf category={category} />;
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      {error ? <ErrorState onRetry={retry} /> : null}
      {!error && (!categories || id !== null) ? <LoadingState rows={4} /> : null}
      {categories && id === null ? <CategoriesScreen categories={categories} /> : null}
    </>
  );
};
