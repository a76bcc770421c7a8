import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, instant } from '../../platform/db/columns.ts';

/** Where WhatsApp messages are sent: the staff's chosen provider (001 §3, Configuração Whats). */
export const MessagingSettings = defineEntity({
  name: 'MessagingSettings',
  tableName: 'messaging_settings',
  properties: { id: p.integer().primary(), url: p.text(), token: p.text().hidden(), codigo: p.text(), atualizadoEm: createdAt() },
});

/** A message to one person by e-mail or WhatsApp, from being queued until delivered or failed. */
export const OutgoingMessage = defineEntity({
  name: 'OutgoingMessage',
  tableName: 'outgoing_messages',
  properties: {
    id: id(),
    /** EMAIL or WHATSAPP. */
    canal: p.text(),
    destino: p.text(),
    assunto: p.text().nullable(),
    texto: p.text(),
    html: p.text().nullable(),
    /** Name and bytes of an attached file; the bytes are deleted once sent. */
    anexoNome: p.text().nullable(),
    anexo: p.blob().nullable().lazy().hidden(),
    /** What it tells of, such as 'submission:12': while it waits, it is dropped with it. */
    referencia: p.text().nullable(),
    /** NA_FILA, ENVIADA, FALHOU, or GUARDADA: kept readable because no mail server is configured. */
    estado: p.text().default('NA_FILA'),
    tentativas: p.integer().default(0),
    ultimoErro: p.text().nullable(),
    criadoEm: createdAt(),
    enviadaEm: instant().nullable(),
  },
});
