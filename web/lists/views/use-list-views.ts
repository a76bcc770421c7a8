import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ListPreferences } from './list-preferences.ts';
import { type ListViewRowFragment, useListViewsQuery } from './list-views.generated.ts';
import { addressOf, preferencesOf, VIEW_PARAMETER } from './view-state.ts';

export interface ListViews {
  views: readonly ListViewRowFragment[];
  current: ListViewRowFragment | undefined;
  /** What the current view says of columns and density. */
  look: { id: string; preferences: ListPreferences } | undefined;
  choose: (view: Pick<ListViewRowFragment, 'id' | 'parametros'> | null) => void;
}

const NONE: readonly never[] = [];

/**
 * The saved views of a list. The address names the view beside what it filters by, so a shared link shows the same rows also to those who
 * do not see the view. A list that is opened without anything in its address shows the person's default.
 */
export const useListViews = (list: string, isOffered: boolean, columns: readonly { field: string }[]): ListViews => {
  const [params, setParams] = useSearchParams();
  const { data } = useListViewsQuery({ variables: { lista: list }, skip: !isOffered, context: { silent: true } });
  const views = data?.listViews ?? NONE;
  const named = params.get(VIEW_PARAMETER);
  const current = views.find(({ id }) => id === named);
  const isOpened = useRef(false);
  useEffect(() => {
    if (!data || isOpened.current) return;
    // Only once: afterwards an empty address is what the person made of it.
    isOpened.current = true;
    const isBare = [...params.keys()].every((name) => name === VIEW_PARAMETER);
    const wanted = isBare ? (named ? current : data.listViews.find(({ padrao }) => padrao)) : undefined;
    if (wanted) setParams(addressOf(wanted), { replace: true, preventScrollReset: true });
  }, [data, params, named, current, setParams]);
  const look = useMemo(() => current && { id: current.id, preferences: preferencesOf(current, columns) }, [current, columns]);
  return { views, current, look, choose: (view) => setParams(addressOf(view), { preventScrollReset: true }) };
};
