import { jest } from '@jest/globals';
import { messages } from './messages.ts';

const Broken = () => {
  throw new TypeError('Importing a module script failed.');
};

/** A boundary that has caught nothing yet, and its page: code that has loaded once would show at once. */
async function openPage() {
  jest.resetModules();
  const { act, render, screen } = await import('@testing-library/react/pure');
  const { PageErrorBoundary } = await import('./error-boundary.tsx');
  // Loading a file takes real time, which the fake clock does not wait for.
  await import('./crash-state.tsx');
  return {
    crash: () =>
      render(
        <PageErrorBoundary resetKey="/painel">
          <Broken />
        </PageErrorBoundary>,
      ),
    pass: (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds)),
    failure: () => screen.queryByText(messages.newVersionTitle),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('PageErrorBoundary', () => {
  it('says nothing while the page is being left, and what failed if the page remains', async () => {
    const { crash, pass, failure } = await openPage();
    window.dispatchEvent(new Event('beforeunload'));
    const { unmount } = crash();
    await pass(5000);
    expect(failure()).toBeNull();
    await pass(6000);
    expect(failure()).toBeTruthy();
    unmount();
  });

  it('says at once what failed in a page that was not left after all', async () => {
    const { crash, pass, failure } = await openPage();
    window.dispatchEvent(new Event('beforeunload'));
    await pass(60_000);
    const { unmount } = crash();
    await pass(100);
    expect(failure()).toBeTruthy();
    unmount();
  });
});
