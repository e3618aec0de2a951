import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session, NOON } from '#tests/support/model/sessions.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { makeHigh, withNarrowWindow } from '#tests/support/timetable-components/narrow-window.ts';
import { PickBlock } from './pick-block.tsx';
import { PickPrice, PickContent } from './pick-content.tsx';
import { PickHead } from './pick-head.tsx';
import { usePickSheet } from './use-pick-sheet.ts';

const swim = session({ templateName: 'Lane swim' });

/** A list of one time, and the block in which its tickets are chosen. */
const Day = () => {
  const sheet = usePickSheet();
  return (
    <>
      <ul>
        <li>
          <button type="button" onClick={({ currentTarget }) => sheet.open(currentTarget)}>
            Lane swim 18:30
          </button>
        </li>
      </ul>
      <PickBlock
        sheet={sheet}
        sessionId={swim.id}
        head={<PickHead session={swim} tag={null} plan="pool" now={NOON} isSeen={sheet.isOpen} onClose={sheet.close} />}
      >
        <PickContent foot={<PickPrice label="Total" sum="£9.60" note="for 2 tickets" isPending />}>
          <div role="group">
            <span role="spinbutton" aria-label="Adult" aria-valuenow={1} tabIndex={0} />
            <button type="button">Add one Adult</button>
          </div>
          <button type="button">Extras</button>
        </PickContent>
      </PickBlock>
    </>
  );
};

const time = () => screen.getByRole('button', { name: 'Lane swim 18:30' });
const block = () => screen.getByRole('region', { name: /Lane swim, 18:30–19:15/ });

test('the block says what is chosen in, when and where, and what it costs so far', () => {
  renderOnSite(<Day />);
  expect(block()).toHaveTextContent('Today, Wed, 18 Nov 2026');
  expect(block()).toHaveTextContent('Main pool');
  expect(screen.getByRole('status')).toHaveTextContent('Total£9.60for 2 tickets');
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
});

describe('beside the list', () => {
  test('a time that is chosen keeps the focus, and nothing rises', async () => {
    renderOnSite(<Day />);
    await userEvent.click(time());
    expect(block()).not.toHaveAttribute('data-sheet');
    expect(time()).toHaveFocus();
  });
});

describe('on a phone', () => {
  const scrolled = withNarrowWindow();

  test('a time that is chosen raises the sheet, which takes the focus; its row is scrolled from under it', async () => {
    renderOnSite(<Day />);
    await userEvent.click(time());
    expect(block()).toHaveAttribute('data-sheet', 'true');
    expect(screen.getByRole('heading', { name: /Lane swim/ })).toHaveFocus();
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('listitem')]);
  });

  test('a row above the sheet stays where it is, so that a second tap meets the same', async () => {
    renderOnSite(<Day />);
    makeHigh(300);
    await userEvent.click(time());
    expect(block()).toHaveAttribute('data-sheet', 'true');
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('counting keeps the height of the sheet, so that the next tap meets the same ticket, until something else is pressed', async () => {
    renderOnSite(<Day />);
    await userEvent.click(time());
    const { style } = block();
    makeHigh(300);
    await userEvent.click(screen.getByRole('button', { name: 'Add one Adult' }));
    expect(style.height).toBe('300px');
    makeHigh(349);
    await userEvent.click(screen.getByRole('button', { name: 'Add one Adult' }));
    expect(style.height).not.toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Extras' }));
    expect(style.height).toBe('');
  });

  test.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s lowers it and returns the focus to the time', async (_, close) => {
    renderOnSite(<Day />);
    await userEvent.click(time());
    await close();
    expect(block()).not.toHaveAttribute('data-sheet');
    expect(time()).toHaveFocus();
  });
});
