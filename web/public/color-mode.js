// Sets the remembered colours before the first paint; the build writes it into the page (web/first-page/plugin.ts).
(() => {
  let mode = 'system';
  try {
    mode = localStorage.getItem('fidelidade-tema') || 'system';
  } catch {
    // Storage is closed in some private windows: the system's choice stands.
  }
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-tema', dark ? 'dark' : 'light');
})();
