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

// Lets the browser keep the shell for when there is no connection, and offers to install it; only of a built client over https or here.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // After the first page is there: it comes first.
  window.addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
