import fs from 'node:fs';

/** The browser for the browser tests: CHROMIUM, the system's own, or that of @sparticuz/chromium where installed. */
export async function findChromium() {
  const system = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const found = system.find((file) => file && fs.existsSync(file));
  if (found) return found;
  // Name in a variable: the package is optional, not a dependency.
  const optional = '@sparticuz/chromium';
  try {
    return await (await import(optional)).default.executablePath();
  } catch {
    throw new Error('Nenhum navegador: instale o pacote chromium do sistema ou defina CHROMIUM=/caminho/do/chromium');
  }
}
