import fs from 'node:fs';

/** The browser of the browser tests: CHROMIUM, the system's own, or the one of @sparticuz/chromium where that is installed. */
export async function findChromium() {
  const system = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const found = system.find((file) => file && fs.existsSync(file));
  if (found) return found;
  // The name in a variable: the package is not a dependency, only welcome.
  const optional = '@sparticuz/chromium';
  try {
    return await (await import(optional)).default.executablePath();
  } catch {
    throw new Error('Nenhum navegador: instale o pacote chromium do sistema ou defina CHROMIUM=/caminho/do/chromium');
  }
}
