import autocannon from 'autocannon';

/** One HTTP request of a benchmark. */
export interface Ask {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** What answers a benchmark: over HTTP, or by running something itself for a while. */
export type Contestant = {
  name: string;
  /** Fewer or more than the others. */
  clients?: number;
} & ({ next: () => Ask } | { run: (seconds: number, clients: number) => Promise<Sample> });

export interface Sample {
  /** Total number answered. */
  requests: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

export interface Result extends Omit<Sample, 'requests'> {
  name: string;
}

export interface Options {
  /** Waits until nothing of the previous sample is running: a server continues statements whose clients have left. */
  settle: () => Promise<void>;
  seconds: number;
  rounds: number;
  clients: number;
}

/** The median. */
export const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Long enough for plans to settle and code to be compiled. */
const WARM_UP_SECONDS = 3;

/** Alternating rounds A B C A B C, so that a slow minute of the machine affects all; the medians of each. */
export async function compare(contestants: Contestant[], { seconds, rounds, clients, settle }: Options): Promise<Result[]> {
  const samples = new Map<string, Sample[]>(contestants.map(({ name }) => [name, []]));
  for (const contestant of contestants) await sample(contestant, WARM_UP_SECONDS, clients);
  for (let round = 0; round < rounds; round++)
    for (const contestant of contestants) {
      await settle();
      samples.get(contestant.name)?.push(await sample(contestant, seconds, clients));
    }
  return [...samples].map(([name, taken]) => ({
    name,
    perSecond: middle(taken.map(({ perSecond }) => perSecond)),
    p50: middle(taken.map(({ p50 }) => p50)),
    p99: middle(taken.map(({ p99 }) => p99)),
  }));
}

function sample(contestant: Contestant, seconds: number, usual: number): Promise<Sample> {
  const clients = contestant.clients ?? usual;
  return 'run' in contestant ? contestant.run(seconds, clients) : overHttp(contestant.name, contestant.next, seconds, clients);
}

/** Requests them in rotation. */
export function cycle(asks: Ask[]): () => Ask {
  let position = 0;
  return () => asks[position++ % asks.length]!;
}

/** Sends requests over HTTP for some seconds; throws when a response is not 2xx. */
export async function overHttp(name: string, next: () => Ask, seconds: number, clients: number): Promise<Sample> {
  const { origin } = new URL(next().url);
  const pathOf = ({ url }: Ask) => url.slice(origin.length);
  const requestOf = (ask: Ask) => ({ method: ask.method ?? 'GET', path: pathOf(ask), headers: ask.headers ?? {}, body: ask.body });
  const started = performance.now();
  const result = await autocannon({
    url: origin,
    connections: clients,
    duration: seconds,
    timeout: 60,
    // Connections share one sequence of requests: distinct writes stay distinct.
    requests: [{ setupRequest: (request: object) => ({ ...request, ...requestOf(next()) }) }],
  });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) {
    const answer = await fetch(next().url).then((response) => response.text(), String);
    throw new Error(`${name}: ${bad} of ${result.requests.total} answers were not 2xx; asked once more: ${answer.slice(0, 300)}`);
  }
  const took = (performance.now() - started) / 1000;
  const requests = result.requests.total;
  return { requests, perSecond: requests / Math.max(took, 0.001), p50: result.latency.p50, p99: result.latency.p99 };
}

/** As many callers as clients, each calling `once` repeatedly until the time is up. */
export async function loop(once: () => Promise<void>, seconds: number, clients: number): Promise<Sample> {
  const started = performance.now();
  const latencies: number[] = [];
  const caller = async () => {
    while (performance.now() - started < seconds * 1000) {
      const at = performance.now();
      await once();
      latencies.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: clients }, caller));
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return { requests: latencies.length, perSecond: latencies.length / ((performance.now() - started) / 1000), p50: at(0.5), p99: at(0.99) };
}
