/** Browsers by a word of their user agent. Most also name Chrome and Safari, so the particular ones come first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Android and iOS name Linux and Mac OS as well. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: readonly (readonly [RegExp, string])[], agent: string) => names.find(([pattern]) => pattern.test(agent))?.[1];

/** A user agent as people know it, such as 'Chrome no Windows'. Only names from the lists above: the text itself is the client's choice. */
export function agentName(agent: string | null | undefined): string {
  const [browser, system] = [nameIn(BROWSERS, agent ?? ''), nameIn(SYSTEMS, agent ?? '')];
  if (browser && system) return `${browser} no ${system}`;
  return browser ?? system ?? 'Aparelho não identificado';
}
