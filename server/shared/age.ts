const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const times = (count: number, singular: string) => `há ${count} ${count === 1 ? singular : `${singular}s`}`;

/** How long ago an instant was, in its largest whole unit: 'há 3 dias', 'há 1 hora', 'há menos de 1 hora'. */
export function formatAge(since: Date | string, now: Date): string {
  const ageMs = now.getTime() - new Date(since).getTime();
  if (ageMs < HOUR_MS) return 'há menos de 1 hora';
  return ageMs < DAY_MS ? times(Math.floor(ageMs / HOUR_MS), 'hora') : times(Math.floor(ageMs / DAY_MS), 'dia');
}
