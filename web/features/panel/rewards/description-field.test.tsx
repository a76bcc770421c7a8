import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { DESCRIPTION_HTML } from '../../../../server/modules/rewards/reward-look.rules.ts';
import { FormPage } from '../../../forms/form-page.tsx';
import { renderWith } from '../../../test/render.tsx';
import { DescriptionField } from './description-field.tsx';
import { linkAddress, withKnownHeadings } from './rich-text-rules.ts';

// jsdom has no layout, but the editor asks for text positions when it scrolls to the cursor.
const nowhere = Object.assign([], { item: () => null }) as unknown as DOMRectList;
Range.prototype.getClientRects = () => nowhere;
Range.prototype.getBoundingClientRect = () => new DOMRect();
document.elementFromPoint = () => null;

const schema = z.strictObject({ descricao: z.string().trim().min(1, 'Informe a descrição') });
const save = jest.fn<(values: { descricao: string }) => void>();
const show = async (descricao: string) => {
  renderWith(
    <FormPage title="Prêmio" schema={schema} defaultValues={{ descricao }} onSubmit={save} keepValues>
      <DescriptionField />
    </FormPage>,
  );
  return screen.findByRole('textbox', { name: /^Descrição/ });
};
const saved = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  return save.mock.lastCall?.[0].descricao ?? '';
};
const paste = (text: HTMLElement, html: string) =>
  fireEvent.paste(text, {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), items: [], files: [], types: [] },
  });

beforeEach(() => save.mockReset());

describe('DescriptionField', () => {
  it('keeps a description nobody touched as it is', async () => {
    const text = await show('Leva <strong>pilhas</strong>');
    expect(within(text).getByText('pilhas').tagName).toBe('STRONG');
    expect(await saved()).toBe('Leva <strong>pilhas</strong>');
  });

  it('keeps of what is pasted only what a description may hold', async () => {
    const text = await show('');
    paste(
      text,
      `<h1 style="color:red" onclick="x()">Fone</h1><p class="a"><span style="font-weight:700">Sem</span> fio<script>alert(1)</script></p>
       <ul><li>Estojo</li></ul><table><tr><td>Cor</td></tr></table><img src="x" onerror="x()"><a href="javascript:alert(1)">um</a>
       <a href="https://exemplo.com" target="_top" onclick="x()">dois</a><pre><code>a</code></pre>`,
    );
    const html = await saved();
    expect(html).toContain('<h3>Fone</h3>');
    expect(html).toContain('<strong>Sem</strong>');
    expect(html).toContain('<li><p>Estojo</p></li>');
    expect(html).toContain('<a href="https://exemplo.com">dois</a>');
    const written = new DOMParser().parseFromString(html, 'text/html').body;
    for (const element of written.querySelectorAll('*')) {
      expect(DESCRIPTION_HTML.tags).toContain(element.localName);
      for (const { name } of element.attributes) expect(DESCRIPTION_HTML.attributes).toContain(name);
    }
    expect(html).not.toMatch(/javascript|alert/);
  });

  it('has a toolbar that says what is on and is walked through by the arrows', async () => {
    await show('<p>Leve</p>');
    const toolbar = screen.getByRole('toolbar', { name: 'Formatar texto' });
    const tools = within(toolbar).getAllByRole('button');
    expect(tools.map((tool) => tool.getAttribute('aria-label'))).toEqual([
      'Negrito',
      'Itálico',
      'Título',
      'Lista com marcadores',
      'Lista numerada',
      'Link',
      'Desfazer',
      'Refazer',
    ]);
    expect(tools.filter((tool) => tool.tabIndex === 0)).toHaveLength(1);
    act(() => tools[0]?.focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(tools[2]);
    expect(tools[2]?.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(tools[2]!);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Título' }).getAttribute('aria-pressed')).toBe('true'));
    expect(await saved()).toBe('<h3>Leve</h3>');
  });

  it("refuses a text that is empty, with 'Informe a descrição'", async () => {
    const text = await show('');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect((await screen.findAllByText('Informe a descrição')).length).toBeGreaterThan(0);
    await waitFor(() => expect(text.getAttribute('aria-invalid')).toBe('true'));
    expect(save).not.toHaveBeenCalled();
  });

  it('writes an address as a link and refuses what leads nowhere', async () => {
    await show('');
    await userEvent.click(screen.getByRole('button', { name: 'Link' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Endereço do link' }), 'javascript:alert(1){Enter}');
    expect(screen.getByText('Informe um endereço válido')).toBeTruthy();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Endereço do link' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Endereço do link' }), 'exemplo.com/fone{Enter}');
    expect(screen.queryByRole('textbox', { name: 'Endereço do link' })).toBeNull();
    expect(save).not.toHaveBeenCalled();
    expect(await saved()).toBe('<p><a href="https://exemplo.com/fone">exemplo.com/fone</a></p>');
  });
});

describe('linkAddress', () => {
  it.each([
    ['https://exemplo.com', 'https://exemplo.com'],
    ['exemplo.com.br/a?b=1', 'https://exemplo.com.br/a?b=1'],
    ['loja@exemplo.com', 'mailto:loja@exemplo.com'],
    ['exemplo.com:8080/a', 'https://exemplo.com:8080/a'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['duas palavras', null],
    ['palavra', null],
    ['', null],
  ])('reads %p as %p', (typed, address) => expect(linkAddress(typed)).toBe(address));
});

describe('withKnownHeadings', () => {
  it('brings headings to the two levels that there are and leaves the rest', () => {
    expect(withKnownHeadings('<h1>a</h1><H2 id="x">b</H2><h3>c</h3><h6>d</h6><hr>')).toBe(
      '<h3>a</h3><h3 id="x">b</h3><h3>c</h3><h4>d</h4><hr>',
    );
  });
});
