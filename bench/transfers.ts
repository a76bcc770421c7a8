import fs from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { Arena } from './contestants.ts';

/** P9: the whole list as a spreadsheet through the door that people use, while somebody else asks for pages. */
export async function exportQuestion(arena: Arena, token: string, postings: number): Promise<string> {
  const headers = { authorization: `|${token}` };
  const page = `${arena.product}/api/pontuacoes?page=1&perPage=25`;
  const quiet = await latencies(page, headers, async () => new Promise((resolve) => setTimeout(resolve, 5_000)));
  const started = performance.now();
  let bytes = 0;
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, residentMegabytes(arena.productPid));
  }, 200);
  const busy = await latencies(page, headers, async () => {
    const answer = await fetch(`${arena.product}/api/pontuacoes/export?type=all`, { headers });
    if (!answer.ok || !answer.body) throw new Error(`export: ${answer.status} ${await answer.text()}`);
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) bytes += chunk.length;
  });
  clearInterval(watch);
  const seconds = (performance.now() - started) / 1000;
  const rate = postings / seconds;
  return `| P9 | export of all rows as XLSX | REST | ${rate.toFixed(0)} rows/s | ${busy.p50.toFixed(1)} (page meanwhile, ${quiet.p50.toFixed(1)} before) | ${busy.p99.toFixed(1)} (${quiet.p99.toFixed(1)} before) | goal 25,000: ${rate >= 25_000 ? 'met' : 'missed'}; ${(bytes / 2 ** 20).toFixed(0)} MB file, ${memory} MB resident (goal 250) |`;
}

/** One client asking for the page every 20 ms while `work` runs. */
async function latencies(
  url: string,
  headers: Record<string, string>,
  work: () => Promise<unknown>,
): Promise<{ p50: number; p99: number }> {
  const taken: number[] = [];
  let isDone = false;
  const asking = (async () => {
    while (!isDone) {
      const at = performance.now();
      await fetch(url, { headers }).then((answer) => answer.arrayBuffer());
      taken.push(performance.now() - at);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  await work();
  isDone = true;
  await asking;
  taken.sort((a, b) => a - b);
  return { p50: taken[Math.floor(taken.length * 0.5)] ?? 0, p99: taken[Math.floor(taken.length * 0.99)] ?? 0 };
}

/** Linux only; elsewhere 0. */
function residentMegabytes(pid: number): number {
  const file = `/proc/${pid}/status`;
  if (!fs.existsSync(file)) return 0;
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024);
}
