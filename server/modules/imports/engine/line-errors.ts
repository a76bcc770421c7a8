/** Separates the errors of one line in a staged column; the function staged_refusals splits them again. */
const SEPARATOR = '\u001f';

/** The errors of a staged line: its columns, values and messages, each joined; null without errors. */
export interface StagedErrors {
  coluna: string | null;
  valor: string | null;
  erro: string | null;
}

/** Collects the errors of a line, at most one for each column: the first. */
export function lineErrors(): { refuse: (coluna: string, valor: string, erro: string) => void; staged: () => StagedErrors } {
  const errors = new Map<string, { valor: string; erro: string }>();
  return {
    refuse: (coluna, valor, erro) => {
      if (!errors.has(coluna)) errors.set(coluna, { valor: valor.replaceAll(SEPARATOR, ' '), erro: erro.replaceAll(SEPARATOR, ' ') });
    },
    staged: () => {
      if (errors.size === 0) return { coluna: null, valor: null, erro: null };
      const found = [...errors.values()];
      return {
        coluna: [...errors.keys()].join(SEPARATOR),
        valor: found.map(({ valor }) => valor).join(SEPARATOR),
        erro: found.map(({ erro }) => erro).join(SEPARATOR),
      };
    },
  };
}
