import { createContext, useContext } from 'react';

/** The programme's public name until the server answers (PROGRAMA_NOME on the server). */
export const DEFAULT_PROGRAMME_NAME = 'Experiências SW';

/** Provided by the session layer, so UI components need no query. */
export const ProgrammeNameContext = createContext(DEFAULT_PROGRAMME_NAME);

/** The programme's public name. */
export const useProgrammeName = (): string => useContext(ProgrammeNameContext);
