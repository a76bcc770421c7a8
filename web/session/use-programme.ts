import { createContext, useContext } from 'react';
import { DEFAULT_PROGRAMME_NAME } from '../ui/programme-name.ts';

/** What the public may know of the programme. */
export interface Programme {
  nome: string;
  suporteEmail: string | null;
  suporteChat: string | null;
  /** Hosts on which the root path leads to the consumers' home. */
  hostsCashback: readonly string[];
  /** Address of the tutorial's video, when there is one. */
  videoTutorial: string | null;
  /** Providers that sellers may enter with. */
  provedoresSociais: readonly { id: string; nome: string }[];
  loading: boolean;
}

export const ProgrammeContext = createContext<Programme>({
  nome: DEFAULT_PROGRAMME_NAME,
  suporteEmail: null,
  suporteChat: null,
  hostsCashback: [],
  videoTutorial: null,
  provedoresSociais: [],
  loading: false,
});

/** The programme's name, support addresses and cashback hosts. */
export const useProgramme = (): Programme => useContext(ProgrammeContext);
