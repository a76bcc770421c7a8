import '@fontsource-variable/figtree';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// Registers the service worker, which keeps the shell for offline use and makes the app installable. Production builds only, over https or
// localhost.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // After the first page has loaded, which takes priority.
  window.addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
