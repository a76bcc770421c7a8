import type { PictureSigns } from '../../../shared/picture-signs.ts';
import { type Finding, soft } from './receipt-findings.ts';

/** Doubts from the signs in a picture's file. */
export function pictureFindings({ editor, changedAfterDays, isCapture }: PictureSigns): Finding[] {
  const findings: Finding[] = [];
  if (editor) findings.push(soft('EDITED_PICTURE', `A foto foi salva por um editor de imagens (${editor}): confira se algo foi alterado`));
  else if (changedAfterDays) {
    const days = changedAfterDays === 1 ? '1 dia' : `${changedAfterDays} dias`;
    findings.push(soft('EDITED_PICTURE', `A foto foi alterada ${days} depois de tirada: confira se algo mudou`));
  }
  if (isCapture) findings.push(soft('SCREEN_PICTURE', 'A imagem é uma captura de tela, não uma foto da nota'));
  return findings;
}
