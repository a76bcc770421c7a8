const STRIPES = [0, 1, 2, 3, 4, 5];
/** Words that carry no meaning in a store's initials. */
const SMALL_WORDS = new Set(['da', 'das', 'de', 'do', 'dos', 'e', '&']);

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => !SMALL_WORDS.has(word.toLowerCase()))
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');

/** One of 24 hues, the same for the same name. Neighbouring character codes give distant hues. */
const hueOf = (name: string) => ([...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0) * 7, 0) % 24) * 15;

/** A drawn storefront with the store's initials, in a colour of its own: stores have no picture in the register. */
export const StoreSign = ({ name }: { name: string }) => {
  const hue = hueOf(name);
  const [strong, soft] = [`hsl(${hue} 62% 38%)`, `hsl(${hue} 60% 88%)`];
  return (
    <svg aria-hidden viewBox="0 0 96 72" width="96" height="72" style={{ borderRadius: 12 }}>
      <rect width="96" height="72" fill={soft} />
      <rect x="14" y="30" width="68" height="36" fill="#fff" />
      <rect x="58" y="40" width="16" height="26" rx="2" fill={strong} fillOpacity="0.75" />
      <rect x="8" y="64" width="80" height="4" rx="2" fill={strong} fillOpacity="0.45" />
      {STRIPES.map((stripe) => (
        <path key={stripe} d={`M${12 + stripe * 12} 14h12v16a6 6 0 0 1-12 0z`} fill={stripe % 2 ? '#fff' : strong} />
      ))}
      <path d="M12 14h72v5H12z" fill="#000" fillOpacity="0.12" />
      <text x="35" y="58" textAnchor="middle" fontSize="18" fontWeight="750" fill={strong}>
        {initialsOf(name)}
      </text>
    </svg>
  );
};
