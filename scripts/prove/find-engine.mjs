import fs from 'node:fs';
import path from 'node:path';

/** The browsers besides Chromium: the command for each, and the Debian packages that provide it. */
const ENGINES = {
  firefox: { programs: [['firefox-esr', 'firefox']], packages: 'firefox-esr' },
  webkit: { programs: [['WebKitWebDriver'], ['Xvfb']], packages: 'webkit2gtk-driver xvfb' },
};

/** Its programs, the driven one first. */
export function findEngine(name) {
  const engine = ENGINES[name];
  if (!engine) throw new Error(`Navegador desconhecido: ${name}. Use chromium, ${Object.keys(ENGINES).join(' ou ')}.`);
  return engine.programs.map((names) => {
    const found = names.map(onPath).find(Boolean);
    if (!found) throw new Error(`Falta ${names[0]}: instale os pacotes ${engine.packages} do sistema.`);
    return found;
  });
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file));
}
