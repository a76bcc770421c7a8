import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { experienceTexts as texts } from './experiences.messages.ts';
import { Picture } from './picture.tsx';
import { type Category, EVERYDAY_ID } from './use-category.ts';

const summaryOf = ({ id, subcategories }: Category) =>
  id === EVERYDAY_ID ? texts.everydayText : subcategories.map(({ nome }) => nome).join(', ');

/** One card per category; DIA A DIA links to the everyday prizes (document 002 §2, Categories screen). */
export const CategoriesScreen = ({ categories }: { categories: readonly Category[] }) => (
  <Grid container spacing={2} component="nav" aria-label={texts.title}>
    {categories.map((category) => (
      <Grid key={category.id} size={{ xs: 12, sm: 6, md: 4 }}>
        <Card variant="outlined" sx={{ height: '100%' }}>
          <CardActionArea
            component={RouterLink}
            to={category.id === EVERYDAY_ID ? '/premios-dia-dia' : `/experiencias?categoria=${category.id}`}
            aria-label={texts.viewProductsOf(category.nome)}
            sx={{ height: '100%', display: 'flex', flexDirection: 'column', alignItems: 'stretch', justifyContent: 'flex-start' }}
          >
            <Picture src={category.foto} ratio="2 / 1" />
            <Stack sx={{ p: 2.5, gap: 1, flex: 1 }}>
              <Typography variant="h3" component="h2">
                {category.nome}
              </Typography>
              <Typography color="textSecondary">{summaryOf(category)}</Typography>
              <Typography component="span" sx={{ mt: 'auto', pt: 1, fontWeight: 650, color: 'primary.main' }}>
                {texts.viewProducts}
              </Typography>
            </Stack>
          </CardActionArea>
        </Card>
      </Grid>
    ))}
  </Grid>
);
