import { createContext, useContext } from 'react';

/** The programme's public name while the server's answer is on its way (PROGRAMA_NOME on the server). */
export const DEFAULT_PROGRAMME_NAME = 'Experiências SW';

/** Supplied by the session layer, so that the frame's own parts need no query. */
export const ProgrammeNameContext = createContext(DEFAULT_PROGRAMME_NAME);

/** The programme's public name. */
export const useProgrammeName = (): string => useContext(ProgrammeNameContext);
