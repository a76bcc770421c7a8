import type { GreyPicture } from '../../../../platform/files/decode-grey.ts';
import { alphabetOf } from './alphabet.ts';
import { cropLine, LINE_HEIGHT, type LineImage } from './crop-line.ts';
import { type Alphabet, decodeLine, type LineCharacter } from './decode-line.ts';
import { type Models, run } from './models.ts';
import { mean, type TextBox } from './text-box.ts';

/** One box with its text. */
export interface TextLine {
  box: TextBox;
  characters: LineCharacter[];
  /** Mean probability of its characters; 0 without any. */
  confidence: number;
}

const alphabets = new WeakMap<Models, Alphabet>();

/** Reads one box. Each line runs alone: batches of eight cost 1.4 times more per line, because all are as wide as the widest. */
export async function recognise(models: Models, page: GreyPicture, box: TextBox, narrowing = 1): Promise<TextLine> {
  const characters = await readLine(models, cropLine(page, box, narrowing));
  return { box, characters, confidence: mean(characters.map(({ probability }) => probability)) };
}

async function readLine(models: Models, { data, width }: LineImage): Promise<LineCharacter[]> {
  const area = data.length;
  const input = new Float32Array(3 * area);
  for (let channel = 0; channel < 3; channel += 1) input.set(data, channel * area);
  const output = await run(models.recogniser, new models.Tensor('float32', input, [1, 3, LINE_HEIGHT, width]));
  const [, steps = 0, classes = 0] = output.dims;
  return decodeLine({ data: output.data, steps, classes }, alphabetFor(models));
}

function alphabetFor(models: Models): Alphabet {
  const known = alphabets.get(models);
  if (known) return known;
  const alphabet = alphabetOf(models.classes);
  alphabets.set(models, alphabet);
  return alphabet;
}
