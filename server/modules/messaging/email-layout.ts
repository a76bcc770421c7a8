/** An e-mail's content; all share one layout. */
export interface EmailContent {
  titulo: string;
  paragrafos: string[];
  /** One call to action, as a button and as a plain URL below it. */
  botao?: { texto: string; url: string };
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text escaped for HTML, in an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** An e-mail's plain and HTML forms. All text is escaped; only http(s) addresses become links. */
export function layoutEmail(programa: string, { titulo, paragrafos, botao }: EmailContent): { texto: string; html: string } {
  if (botao && !/^https?:\/\//.test(botao.url)) throw new Error('an e-mail links to http(s) addresses only');
  const texto = [titulo, ...paragrafos, ...(botao ? [`${botao.texto}: ${botao.url}`] : []), programa].join('\n\n');
  const paragraph = (content: string) => `<p style="margin:0 0 16px;line-height:1.5">${content}</p>`;
  const body = [
    ...paragrafos.map((text) => paragraph(escapeHtml(text).replaceAll('\n', '<br>'))),
    ...(botao ? [button(botao), paragraph(`<small>Se o botão não funcionar, copie este endereço: ${escapeHtml(botao.url)}</small>`)] : []),
  ].join('\n');
  const html = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(titulo)}</title></head>
<body style="margin:0;background:#f4f5f7;font-family:Arial,Helvetica,sans-serif;color:#1f2430">
<div style="max-width:560px;margin:0 auto;padding:24px">
<p style="font-weight:bold;margin:0 0 16px">${escapeHtml(programa)}</p>
<div style="background:#ffffff;border-radius:8px;padding:24px">
<h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(titulo)}</h1>
${body}
</div>
</div>
</body>
</html>
`;
  return { texto, html };
}

function button({ texto, url }: { texto: string; url: string }): string {
  const style = 'display:inline-block;background:#1f4fd8;color:#ffffff;text-decoration:none;padding:12px 20px;border-radius:6px';
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(texto)}</a></p>`;
}
