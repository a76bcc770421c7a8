import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { messages } from './messages.ts';

const Broken = () => {
  throw new TypeError('Importing a module script failed.');
};
const settle = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('PageErrorBoundary', () => {
  it('says nothing while the page is being left, and what failed if the page remains', async () => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { PageErrorBoundary } = await import('./error-boundary.tsx');
    window.dispatchEvent(new Event('beforeunload'));
    render(
      <PageErrorBoundary resetKey="/painel">
        <Broken />
      </PageErrorBoundary>,
    );
    await settle(5000);
    expect(screen.queryByText(messages.newVersionTitle)).toBeNull();
    await settle(6000);
    expect(screen.getByText(messages.newVersionTitle)).toBeTruthy();
  });
});
