// Applies the remembered colour mode before the first paint; the build inlines it into the page (web/first-page/plugin.ts).
(() => {
  let mode = 'system';
  try {
    mode = localStorage.getItem('fidelidade-tema') || 'system';
  } catch {
    // Some private windows block storage; the system's colour mode then applies.
  }
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-tema', dark ? 'dark' : 'light');
})();
