import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../../ui/toast.ts';
import { type ExperienceCategoriesQuery, useExperienceCategoriesQuery } from './experiences.generated.ts';
import { experienceTexts as texts } from './experiences.messages.ts';

export type Category = ExperienceCategoriesQuery['experienceCategories'][number];

/** The category of everyday prizes, which the server gives id 0. */
export const EVERYDAY_ID = '0';

const everywhere = (id: string | null) => (id === EVERYDAY_ID ? '/premios-dia-dia' : '/home');

/**
 * The categories and the one in the URL. An unknown id redirects home with a message (document 002 §2), DIA A DIA to the everyday prizes. A
 * null `id` selects none.
 */
export function useCategory(id: string | null) {
  const navigate = useNavigate();
  const { data, error, refetch } = useExperienceCategoriesQuery();
  const categories = data?.experienceCategories;
  const category = categories?.find((one) => one.id === id && one.id !== EVERYDAY_ID);
  const isLost = id !== null && categories !== undefined && category === undefined;
  useEffect(() => {
    if (!isLost) return;
    if (id !== EVERYDAY_ID) toast.error(texts.unknownCategory);
    void navigate(everywhere(id), { replace: true });
  }, [isLost, id, navigate]);
  return { categories, category, error: categories ? undefined : error, retry: () => void refetch() };
}
