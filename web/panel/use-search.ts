import { useEffect, useState } from 'react';
import { useSearchQuery } from './search.generated.ts';
import { type Choice, choiceOf } from './search-kinds.ts';

/** Wait after the last keystroke before asking. */
const DEBOUNCE_MS = 150;
const SHORTEST = 2;
const LONGEST = 200;

export interface Found {
  choices: Choice[];
  /** The choices answer an earlier text: shown so that nothing jumps, but not to be opened. */
  isOld: boolean;
  hasFailed: boolean;
}

/** What the server finds for the typed text. The answer of an older text never replaces a newer one: Apollo drops it. */
export const useSearch = (typed: string): Found => {
  const wanted = typed.trim().slice(0, LONGEST);
  const [term, setTerm] = useState('');
  useEffect(() => {
    const timer = setTimeout(setTerm, DEBOUNCE_MS, wanted);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isAsked = wanted.length >= SHORTEST;
  const skip = term.length < SHORTEST;
  // Answers hold personal data of whoever matches: none of it stays in the cache.
  const { data, previousData, loading, error } = useSearchQuery({
    variables: { term },
    skip,
    fetchPolicy: 'no-cache',
    context: { silent: true },
  });
  if (!isAsked) return { choices: [], isOld: false, hasFailed: false };
  const isOld = wanted !== term || loading;
  return { choices: ((isOld ? (data ?? previousData) : data)?.search ?? []).map(choiceOf), isOld, hasFailed: !isOld && Boolean(error) };
};
