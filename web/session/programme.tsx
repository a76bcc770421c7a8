import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { DEFAULT_PROGRAMME_NAME, ProgrammeNameContext } from '../ui/programme-name.ts';
import { request } from './request.ts';
import { ProgrammeDocument } from './session.generated.ts';

/** The public settings of the programme. */
export interface Programme {
  nome: string;
  suporteEmail: string | null;
  suporteChat: string | null;
  /** Hosts whose root path redirects to the consumers' home. */
  hostsCashback: readonly string[];
  /** URL of the tutorial video, if there is one. */
  videoTutorial: string | null;
  /** Social providers sellers can sign in with. */
  provedoresSociais: readonly { id: string; nome: string }[];
  loading: boolean;
}

const ProgrammeContext = createContext<Programme>({
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

const UNKNOWN: Programme = {
  nome: DEFAULT_PROGRAMME_NAME,
  suporteEmail: null,
  suporteChat: null,
  hostsCashback: [],
  videoTutorial: null,
  provedoresSociais: [],
  loading: true,
};

/** Fetches the programme's public settings once; until they arrive, the defaults apply. */
export const ProgrammeProvider = ({ children }: { children: ReactNode }) => {
  const [programme, setProgramme] = useState(UNKNOWN);
  useEffect(() => {
    let isCurrent = true;
    request(ProgrammeDocument, {}, { silent: true }).then(
      (data) => isCurrent && setProgramme({ ...data.programme, loading: false }),
      () => isCurrent && setProgramme({ ...UNKNOWN, loading: false }),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return (
    <ProgrammeContext value={programme}>
      <ProgrammeNameContext value={programme.nome}>{children}</ProgrammeNameContext>
    </ProgrammeContext>
  );
};
