// Runs first in every page of the journeys (watching-proxy.mjs): tells what a user would find in the console.
(() => {
  // Leaving a page cancels what it loads, and WebKit tells the page so. A download asks to leave as well, and the page remains.
  const LEAVING_MS = 2000;
  let leftAt = -LEAVING_MS;
  addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
  const tell = (text) =>
    performance.now() - leftAt < LEAVING_MS || navigator.sendBeacon('/-/complaints', `${location.pathname}: ${text}`.slice(0, 2000));
  const said = (part) => (part instanceof Error ? `${part.message} ${part.stack ?? ''}` : String(part));

  // Caught on the way down: a file that does not load is told to its own element alone.
  addEventListener(
    'error',
    (event) => {
      // Firefox says so of modules too that it is loading already; one that is missing fails its import as well.
      if (event.target instanceof HTMLLinkElement && event.target.rel === 'modulepreload') return;
      if (event.target instanceof Element) tell(`not loaded: ${event.target.outerHTML}`);
      else tell(`uncaught: ${event.error ? said(event.error) : event.message}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled rejection: ${said(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber, columnNumber }) =>
    tell(`refused by the policy: ${violatedDirective} ${blockedURI} (${sourceFile}:${lineNumber}:${columnNumber})`),
  );
  const { error } = console;
  console.error = (...parts) => {
    tell(`console: ${parts.map(said).join(' ')}`);
    error.apply(console, parts);
  };
})();
