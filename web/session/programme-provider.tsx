import { type ReactNode, useEffect, useState } from 'react';
import { DEFAULT_PROGRAMME_NAME, ProgrammeNameContext } from '../ui/programme-name.ts';
import { ProgrammeDocument } from './programme.generated.ts';
import { request } from './request.ts';
import { type Programme, ProgrammeContext } from './use-programme.ts';

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
