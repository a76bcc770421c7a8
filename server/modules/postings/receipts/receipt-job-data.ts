import { z } from 'zod';

/** What the jobs that read a receipt are given. */
export const receiptJobData = z.strictObject({
  submissionId: z.int(),
  duplicates: z.array(z.strictObject({ id: z.int(), same: z.enum(['BYTES', 'PICTURE']) })),
  /** Texts of the codes read so far. */
  texts: z.array(z.string()).default([]),
  typed: z.string().nullish(),
});
