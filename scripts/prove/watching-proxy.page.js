// Runs first in every page of the journeys (watching-proxy.mjs): tells what a user would find in the console.
(() => {
  const tell = (text) => navigator.sendBeacon('/-/complaints', `${location.pathname}: ${text}`.slice(0, 2000));
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
