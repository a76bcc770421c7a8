// The page of /api/docs: Swagger UI over /api/openapi.json, with its own words in Portuguese.
const words = new Map([
  ['Authorize', 'Autorizar'],
  ['Available authorizations', 'Autorizações'],
  ['Logout', 'Sair'],
  ['Close', 'Fechar'],
  ['Try it out', 'Experimentar'],
  ['Try it out ', 'Experimentar'],
  ['Cancel', 'Cancelar'],
  ['Reset', 'Restaurar'],
  ['Execute', 'Enviar'],
  ['Clear', 'Limpar'],
  ['Download', 'Baixar'],
  ['Parameters', 'Parâmetros'],
  ['No parameters', 'Sem parâmetros'],
  ['Name', 'Nome'],
  ['Description', 'Descrição'],
  ['Request body', 'Corpo'],
  ['Responses', 'Respostas'],
  ['Response body', 'Corpo da resposta'],
  ['Response headers', 'Cabeçalhos da resposta'],
  ['Server response', 'Resposta do servidor'],
  ['Request URL', 'Endereço'],
  ['Request duration', 'Duração'],
  ['Code', 'Código'],
  ['Details', 'Detalhes'],
  ['Media type', 'Tipo'],
  ['Controls ', 'Define o cabeçalho '],
  [' header.', '.'],
  ['Examples', 'Exemplos'],
  ['Examples: ', 'Exemplos: '],
  ['Example Value', 'Exemplo'],
  ['Schema', 'Esquema'],
  ['Schemas', 'Esquemas'],
  ['Example Description', 'Descrição do exemplo'],
  ['Expand all', 'Expandir'],
  ['Collapse all', 'Recolher'],
  ['Loading...', 'Carregando…'],
  ['Send empty value', 'Enviar vazio'],
  ['Name: ', 'Nome: '],
  ['In: ', 'Em: '],
  ['Value:', 'Valor:'],
]);

/** Swagger UI has no translations; its text nodes keep their place when only their value changes. */
function translate(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.currentNode; node; node = walker.nextNode()) {
    const word = node.nodeType === Node.TEXT_NODE ? words.get(node.nodeValue) : undefined;
    if (word) node.nodeValue = word;
  }
}

const place = document.getElementById('documento');
new MutationObserver((changes) => {
  for (const { addedNodes, target, type } of changes) {
    if (type === 'characterData') translate(target.parentNode ?? target);
    else for (const node of addedNodes) translate(node);
  }
  for (const field of place.querySelectorAll('.operation-filter-input')) field.placeholder = 'Filtrar por grupo';
}).observe(place, { subtree: true, childList: true, characterData: true });

window.SwaggerUIBundle({
  url: '/api/openapi.json',
  domNode: place,
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  filter: true,
  // The checker of the package's own site would be asked.
  validatorUrl: null,
});
