import type { Transporter } from 'nodemailer';

/** One e-mail, fully rendered. */
export interface Mail {
  para: string;
  assunto: string;
  texto: string;
  html: string;
  /** Stable across retries, so that a receiving server can drop duplicates. */
  messageId: string;
  /** A file that goes with it. */
  anexo?: { nome: string; conteudo: Buffer };
}

/** The outgoing mail port. */
export interface MailPort {
  /** False without SMTP_URL: messages are kept and shown at /dev/emails instead. */
  isConfigured: boolean;
  /** Rejects when the server did not accept the message. */
  send(mail: Mail): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/** E-mails through the SMTP server of SMTP_URL, when there is one. */
export function openMail({ smtpUrl, from }: { smtpUrl?: string; from: string }): MailPort {
  if (!smtpUrl) {
    return {
      isConfigured: false,
      send: () => Promise.reject(new Error('SMTP_URL não configurado')),
    };
  }
  let transport: Promise<Transporter> | undefined;
  return {
    isConfigured: true,
    send: async ({ para, assunto, texto, html, messageId, anexo }) => {
      const attachments = anexo ? [{ filename: anexo.nome, content: anexo.conteudo }] : [];
      transport ??= openTransport(smtpUrl);
      const to = { name: '', address: para };
      await (await transport).sendMail({ from, to, subject: assunto, text: texto, html, messageId, attachments });
    },
  };
}

/** Loads the library with the first message: a process that sends none does without it. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A body never reads a file or URL: messages consist of text only.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
