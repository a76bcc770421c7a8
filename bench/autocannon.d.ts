/** The part of autocannon that the benchmark uses; it ships no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    timeout: number;
    requests: { setupRequest: (request: object) => object }[];
  }
  interface Result {
    requests: { total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
    timeouts: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
