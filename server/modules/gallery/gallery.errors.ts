import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  MEDIA_NOT_FOUND: { kind: 'notFound', text: 'Foto ou vídeo não encontrado' },
  MEDIA_REDEMPTION_NOT_FOUND: { kind: 'notFound', text: 'Resgate não encontrado', field: 'idResgate' },
  MEDIA_SENT_ALREADY: { kind: 'conflict', text: 'Este arquivo já foi enviado para este resgate', field: 'arquivo' },
});
