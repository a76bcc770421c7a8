/** Lets the browser keep the shell for when there is no connection, and offers to install it; only of a built client over https or here. */
export const keepShell = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // After the first page is there: it comes first.
  window.addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
};
