import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import english from '#messages/en/receipt.json';
import { inLanguages } from './in-languages.ts';

const welsh = { total: 'Cyfanswm' };
const lost = () => Promise.reject(new Error('Failed to load chunk'));
const none = () => Promise.reject(Object.assign(new Error('No such module'), { code: 'MODULE_NOT_FOUND' }));

/** A part whose Welsh messages come as these attempts say, the last of them from then on. */
async function makePart(...attempts: (() => Promise<unknown>)[]) {
  let count = 0;
  const load = () => {
    const attempt = attempts[Math.min(count, attempts.length - 1)] ?? lost;
    count += 1;
    return attempt();
  };
  const useReceipt = inLanguages({ receipt: english }, { receipt: load });
  const Part = ({ name }: { name: string }) => <p aria-label={name}>{useReceipt('cy').receipt.total}</p>;
  // What is loaded before anybody asks has come or failed.
  await act(async () => undefined);
  return {
    loads: () => count,
    show: (...names: string[]) => {
      const parts = names.map((name) => (
        <Suspense key={name} fallback={null}>
          <Part name={name} />
        </Suspense>
      ));
      return act(async () => render(<>{parts}</>));
    },
  };
}

const come = () => Promise.resolve({ default: welsh });
const shown = (name: string) => screen.getByLabelText(name).textContent;

describe('messages of a part loaded on demand', () => {
  it('are loaded once', async () => {
    const { show, loads } = await makePart(come);
    await show('a', 'b');
    expect([shown('a'), shown('b'), loads()]).toEqual(['Cyfanswm', 'Cyfanswm', 1]);
  });

  it('that could not be loaded before anybody asked are loaded again for whoever asks', async () => {
    const { show, loads } = await makePart(lost, come);
    await show('a');
    expect([shown('a'), loads()]).toEqual(['Cyfanswm', 2]);
  });

  it('stay English while a part that shows them is there, and are loaded again for the next', async () => {
    const { show, loads } = await makePart(lost, lost, come);
    const { rerender, unmount } = await show('a');
    expect([shown('a'), loads()]).toEqual([english.total, 2]);
    await act(async () => rerender(<></>));
    unmount();
    await show('b');
    expect([shown('b'), loads()]).toEqual(['Cyfanswm', 3]);
  });

  it('do not change under a part when another one goes', async () => {
    const { show, loads } = await makePart(lost, lost, come);
    const all = await show('a', 'b');
    const other = await show('c');
    await act(async () => other.unmount());
    expect([shown('a'), shown('b'), loads()]).toEqual([english.total, english.total, 2]);
    await act(async () => all.unmount());
    await show('d');
    expect([shown('d'), loads()]).toEqual(['Cyfanswm', 3]);
  });

  it('are not asked for again where the language has no such file', async () => {
    const { show, loads } = await makePart(none);
    const { unmount } = await show('a');
    expect(shown('a')).toBe(english.total);
    await act(async () => unmount());
    await show('b');
    expect([shown('b'), loads()]).toEqual([english.total, 1]);
  });
});
