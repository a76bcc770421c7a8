import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { LinkDialog } from './link-dialog.tsx';
import { LinkDetailsDocument, RevealLinkDocument, ReviewLinkDocument } from './links.generated.ts';

const link = { id: '7', motivo: '3 CPFs com a mesma chave PIX' } as Parameters<typeof LinkDialog>[0]['link'];
const person = { kind: 'CONSUMER', nome: 'Ana Souza', loja: null, rede: null };
const details = {
  request: { query: LinkDetailsDocument, variables: { id: '7' } },
  result: {
    data: {
      linkDetails: {
        __typename: 'LinkDetails',
        pessoas: [{ __typename: 'LinkPerson', ...person, cpf: '***.982.247-**' }],
        notas: [],
        observacoes: [
          { __typename: 'LinkReview', id: '1', nome: 'Marina', observacao: 'Mesma família', criadoEm: '2026-11-18T13:30:00.000Z' },
        ],
      },
    },
  },
};
const reveal = {
  request: { query: RevealLinkDocument, variables: { id: '7' } },
  result: {
    data: {
      revealLink: [{ __typename: 'RevealedPerson', ...person, cpf: '52998224725', celular: '11987654321', email: 'ana@exemplo.com' }],
    },
  },
};
const review = {
  request: { query: ReviewLinkDocument, variables: { id: 7, observacao: 'Conferido' } },
  result: { data: { reviewLink: { __typename: 'Changed', id: '7' } } },
};

describe('a suspicious link', () => {
  it('shows personal data after a question only, to whoever may', async () => {
    renderWith(<LinkDialog link={link} onClose={() => undefined} />, {
      viewer: aViewer({ abilities: ['link:reveal'] }),
      mocks: [details, reveal],
    });
    const dialog = within(await screen.findByRole('dialog', { name: link.motivo }));
    expect(await dialog.findByText('***.982.247-**')).toBeTruthy();
    expect(dialog.getByText('Mesma família')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Mostrar dados pessoais' }));
    await userEvent.click(await screen.findByRole('button', { name: 'SIM' }));
    expect(await dialog.findByText('529.982.247-25')).toBeTruthy();
    expect(dialog.getByText('ana@exemplo.com')).toBeTruthy();
  });

  it('is seen with an observation, and keeps its data from others', async () => {
    let closed = 0;
    renderWith(<LinkDialog link={link} onClose={() => (closed += 1)} />, { viewer: aViewer({ abilities: [] }), mocks: [details, review] });
    expect(await screen.findByText('***.982.247-**')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mostrar dados pessoais' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /Observação/ }), 'Conferido');
    await userEvent.click(screen.getByRole('button', { name: 'Marcar como visto' }));
    expect(await screen.findByText('Observação salva com sucesso')).toBeTruthy();
    expect(closed).toBe(1);
  });
});
