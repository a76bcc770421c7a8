import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { DEFAULT_PROGRAMME_NAME, ProgrammeNameContext } from '../ui/programme-name.ts';
import { request } from './request.ts';
import { ProgrammeDocument } from './session.generated.ts';

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

/** Fetches the programme's public data once; the defaults stand until and unless it arrives. */
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
