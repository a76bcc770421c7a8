import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../test/render.tsx';
import { aViewer } from '../test/viewer.builder.ts';
import { BarPanel } from './bar-panel.tsx';
import { chartCsv, chartFileName } from './chart-csv.ts';
import { selfContained } from './chart-picture.ts';
import type { ChartNumbers } from './chart-types.ts';

const sold: ChartNumbers = {
  title: 'Soma das redes por mês',
  unit: 'money',
  labels: ['Jan', 'Fev'],
  series: [
    { label: '2026', values: ['1234.50', '-10.00'] },
    { label: '2025', values: ['900.00', null], isCompared: true },
  ],
};

describe('BarPanel', () => {
  it('shows its numbers as a table below the chart, the compared period beside', async () => {
    const user = userEvent.setup();
    renderWith(<BarPanel {...sold} />, { viewer: aViewer({}) });
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ver como tabela' }));
    const table = within(screen.getByRole('table', { name: 'Soma das redes por mês' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Mês', '2026', '2025']);
    expect(table.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
      'Mês20262025',
      'JanR$ 1.234,50R$ 900,00',
      'Fev-R$ 10,00-',
    ]);
    await user.click(screen.getByRole('button', { name: 'Ocultar tabela' }));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('offers its numbers as CSV and itself as a picture', async () => {
    const user = userEvent.setup();
    renderWith(<BarPanel {...sold} />, { viewer: aViewer({}) });
    await user.click(screen.getByRole('button', { name: 'Baixar' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Baixar CSV', 'Baixar imagem']);
  });
});

describe('the CSV of a chart', () => {
  it('has the columns of its table, plain decimals, and empty cells for none', () => {
    expect(chartCsv(sold)).toBe('\uFEFF"Mês";"2026";"2025"\r\n"Jan";1234,50;900,00\r\n"Fev";-10,00;\r\n');
  });

  it('is named after the chart', () => {
    expect(chartFileName('Passivo: últimos meses (R$)')).toBe('passivo_ultimos_meses_r');
  });
});

describe('the picture of a chart', () => {
  it('carries the colours that the page gives it', () => {
    document.body.innerHTML = '<style>.bar { fill: rgb(1, 2, 3) }</style><svg><rect class="bar"></rect></svg>';
    const drawn = selfContained(document.querySelector('svg')!);
    expect(drawn).toContain('xmlns="http://www.w3.org/2000/svg"');
    expect(drawn).toMatch(/<rect[^>]*style="[^"]*fill: rgb\(1, 2, 3\)/);
  });
});
