// Sets the remembered colours before the first paint; a file of its own because no inline script is allowed.
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
