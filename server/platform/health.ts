import { Router } from 'express';

const CHECK_TIMEOUT_MS = 1_500;

/** Whether this process is alive, and whether it is ready for requests. */
export interface Health {
  /** GET /saude/viva (always 200 while the process answers) and GET /saude/pronta (200, or 503 within two seconds). */
  router: Router;
  /** Marks the process not ready. Called first on shutdown, so that load balancers stop sending requests. */
  beginShutdown(): void;
}

/** Each check rejects when its dependency is unavailable. A check that hangs counts as unavailable. */
export function openHealth(checks: Record<string, () => Promise<unknown>>): Health {
  let isShuttingDown = false;
  const router = Router();
  router.get('/saude/viva', (_request, response) => void response.set('Cache-Control', 'no-store').json({ estado: 'viva' }));
  router.get('/saude/pronta', async (_request, response) => {
    const parts = isShuttingDown
      ? {}
      : Object.fromEntries(await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await answers(check)])));
    const isReady = !isShuttingDown && Object.values(parts).every(Boolean);
    response
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ estado: isReady ? 'pronta' : isShuttingDown ? 'encerrando' : 'indisponivel', partes: parts });
  });
  return {
    router,
    beginShutdown: () => {
      isShuttingDown = true;
    },
  };
}

async function answers(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_TIMEOUT_MS);
  });
  const answered = check().then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
