import { useProgrammeName } from './programme-name.ts';

/** The browser tab's title: the screen, then the programme. */
export const DocumentTitle = ({ children }: { children: string }) => {
  const programme = useProgrammeName();
  return <title>{`${children} | ${programme}`}</title>;
};
