/** The console's browser storage (tabs, history), separate for each person. */
export function consoleStorage(person: string) {
  const prefix = `analise:${person}:`;
  const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  return {
    get length() {
      return keys().length;
    },
    // Tabs of an earlier release have GraphiQL's own name.
    getItem: (key: string) => localStorage.getItem(prefix + key)?.replaceAll('"<untitled>"', '"Sem nome"') ?? null,
    setItem: (key: string, value: string) => localStorage.setItem(prefix + key, value),
    removeItem: (key: string) => localStorage.removeItem(prefix + key),
    clear: () => {
      for (const key of keys()) localStorage.removeItem(key);
    },
  };
}
