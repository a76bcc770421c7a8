import type { ListViewInput } from '../../graphql/types.generated.ts';
import { DETAIL_PARAMETER } from '../filters/list-url.ts';
import type { ListDensity, ListPreferences } from './list-preferences.ts';
import type { ListViewRowFragment } from './list-views.generated.ts';

/** The address parameter that names the view shown. */
export const VIEW_PARAMETER = 'visao';
/** What a view does not keep of the address. */
const NOT_KEPT = new Set([VIEW_PARAMETER, DETAIL_PARAMETER, 'page']);

type State = Pick<ListViewInput, 'parametros' | 'colunas' | 'densidade'>;

/** The address of a list shown by a view; null is the list without one. */
export const addressOf = (view: Pick<ListViewRowFragment, 'id' | 'parametros'> | null): URLSearchParams =>
  new URLSearchParams(view ? [[VIEW_PARAMETER, view.id], ...view.parametros.map(({ nome, valor }) => [nome, valor])] : []);

/** Columns and density as a view has them; a column that it does not know stays hidden. */
export const preferencesOf = ({ colunas, densidade }: ListViewRowFragment, columns: readonly { field: string }[]): ListPreferences => {
  const density = densidade.toLowerCase() as ListDensity;
  if (colunas.length === 0) return { density };
  const shown = new Set(colunas.filter(({ visivel }) => visivel).map(({ campo }) => campo));
  return {
    density,
    order: colunas.map(({ campo }) => campo),
    hidden: Object.fromEntries(columns.map(({ field }) => [field, !shown.has(field)])),
    widths: Object.fromEntries(
      colunas.flatMap(({ campo, largura }) => (largura === null || largura === undefined ? [] : [[campo, largura]])),
    ),
  };
};

/** What a view keeps of the list as it is shown now. Columns that the person left to the list are left to it by the view as well. */
export const stateOf = (
  params: URLSearchParams,
  {
    columns,
    preferences,
    hidden,
  }: { columns: readonly { field: string }[]; preferences: ListPreferences; hidden: Readonly<Record<string, boolean>> },
): State => ({
  parametros: [...params].filter(([nome]) => !NOT_KEPT.has(nome)).map(([nome, valor]) => ({ nome, valor })),
  colunas:
    preferences.hidden || preferences.order || preferences.widths
      ? columns.map(({ field }) => ({ campo: field, visivel: !hidden[field], largura: preferences.widths?.[field] ?? null }))
      : [],
  densidade: preferences.density.toUpperCase() as State['densidade'],
});

/** What is seen of a state; a column that is not shown has no place. */
const comparable = ({ parametros, colunas, densidade }: State, isKnown: (field: string) => boolean) =>
  JSON.stringify([
    parametros.map(({ nome, valor }) => `${nome}=${valor}`).toSorted(),
    colunas.length > 0,
    colunas.flatMap(({ campo, visivel, largura }) => (visivel && isKnown(campo) ? [[campo, largura ?? null]] : [])),
    densidade,
  ]);

/** Whether the list is shown otherwise than its view was saved. Columns that this person does not have make no difference. */
export const differs = (view: ListViewRowFragment, now: State, columns: readonly { field: string }[]): boolean => {
  const fields = new Set(columns.map(({ field }) => field));
  const isKnown = (field: string) => fields.has(field);
  return comparable(view, isKnown) !== comparable(now, isKnown);
};

/** What a view was saved with, as its input takes it. */
export const savedStateOf = ({ parametros, colunas, densidade }: ListViewRowFragment): State => ({
  parametros: parametros.map(({ nome, valor }) => ({ nome, valor })),
  colunas: colunas.map(({ campo, visivel, largura }) => ({ campo, visivel, largura: largura ?? null })),
  densidade,
});
