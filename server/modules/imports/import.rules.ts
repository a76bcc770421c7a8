import { z } from 'zod';

const MAX_NAME = 255;

/** A file as either door received it; anything else is "no file chosen" (000 §5, Uploads). */
export const receivedFile = z.object(
  {
    bytes: z.custom<Buffer>((value) => value instanceof Uint8Array && value.length > 0, 'Selecione um arquivo primeiro'),
    fileName: z.string().transform((name) => name.slice(-MAX_NAME)),
  },
  { error: 'Selecione um arquivo primeiro' },
);

/** A spreadsheet of sales to import. `aguardar` leaves the work to the caller, the queue being only a safety net. */
export const startSalesImportRules = z.strictObject({
  arquivo: receivedFile,
  enviarMensagem: z.boolean({ error: 'Opção inválida' }).default(true),
  aguardar: z.boolean().default(false),
});

/** A spreadsheet of sales to try out. */
export const rehearseSalesImportRules = z.strictObject({ arquivo: receivedFile });
