import { useProgrammeName } from './programme-name.ts';

/** The browser tab's title: screen name, then programme name. */
export const DocumentTitle = ({ children }: { children: string }) => {
  const programme = useProgrammeName();
  return <title>{`${children} | ${programme}`}</title>;
};
