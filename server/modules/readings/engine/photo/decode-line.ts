import type { alphabetOf } from './alphabet.ts';

/** One character of a line. */
export interface LineCharacter {
  text: string;
  /** From 0 to 1. */
  probability: number;
  /** Its middle, as a fraction of the line's width. */
  along: number;
  second?: { text: string; probability: number };
  /** The recogniser saw a space before it. */
  spaceBefore: boolean;
}

export type Alphabet = ReturnType<typeof alphabetOf>;

/** The recogniser's output: probabilities of each class at each step. */
interface Steps {
  data: Float32Array;
  steps: number;
  classes: number;
}

/** A character below this is noise of a border or a dash. */
const MIN_PROBABILITY = 0.3;
const MIN_SECOND = 0.01;

/** Connectionist temporal classification: equal neighbours are one character, the blank separates. */
export function decodeLine(output: Steps, alphabet: Alphabet): LineCharacter[] {
  const characters: LineCharacter[] = [];
  let last = -1;
  let spaceBefore = false;
  let first = 0;
  for (let step = 0; step < output.steps; step += 1) {
    const { best, probability, second } = choose(output, step, alphabet);
    const isSame = best === last;
    last = best;
    if (best < 0) continue;
    const { text } = alphabet[best]!;
    if (text === ' ') {
      spaceBefore = true;
      continue;
    }
    const previous = characters.at(-1);
    if (isSame && previous) {
      previous.along = (first + step + 1) / 2 / output.steps;
      if (probability > previous.probability) Object.assign(previous, { probability, second });
      continue;
    }
    first = step;
    characters.push({ text, probability, along: (step + 0.5) / output.steps, spaceBefore, ...(second && { second }) });
    spaceBefore = false;
  }
  return characters.filter(({ probability }) => probability >= MIN_PROBABILITY);
}

/** The likeliest and second allowed character of one step; `best` is -1 for the blank. */
function choose({ data, classes }: Steps, step: number, alphabet: Alphabet) {
  const offset = step * classes;
  let best = -1;
  let probability = data[offset]!;
  let next = -1;
  let nextProbability = 0;
  for (let index = 0; index < alphabet.length; index += 1) {
    let sum = 0;
    for (const one of alphabet[index]!.classes) sum += data[offset + one]!;
    if (sum > probability) {
      if (best >= 0) [next, nextProbability] = [best, probability];
      [best, probability] = [index, sum];
    } else if (sum > nextProbability) [next, nextProbability] = [index, sum];
  }
  const second = next >= 0 && nextProbability >= MIN_SECOND ? { text: alphabet[next]!.text, probability: nextProbability } : undefined;
  return { best, probability, second };
}
