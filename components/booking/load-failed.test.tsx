import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { LoadFailed } from './load-failed.tsx';

type Frame = (content: ReactNode) => ReactNode;

const Content = ({ frame, comes }: { frame: Frame; comes: boolean }) => {
  const [isTried, setIsTried] = useState(false);
  const failed = (
    <LoadFailed title="The day did not load" onRetry={() => setIsTried(comes)}>
      Try once more.
    </LoadFailed>
  );
  return isTried ? frame(<p>The day</p>) : frame(failed);
};

/** Presses the retry button of a failure in this frame, inside the content of a page. */
async function retryIn(frame: Frame, comes = true) {
  renderOnSite(
    <main>
      <Content frame={frame} comes={comes} />
    </main>,
  );
  const button = screen.getByRole('button', { name: 'Try again' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  return button;
}

it('gives the focus to the section in which the content has come', async () => {
  await retryIn((content) => <section aria-label="Sessions">{content}</section>);
  expect(screen.getByText('The day')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Sessions' })).toHaveFocus());
});

it('gives the focus to the dialog in which the content has come', async () => {
  await retryIn((content) => (
    <section>
      <div role="dialog" aria-label="Choose">
        {content}
      </div>
    </section>
  ));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Choose' })).toHaveFocus());
});

it('gives the focus to the content of the page where there is no section', async () => {
  await retryIn((content) => content);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('keeps the focus on the message that stays', async () => {
  const button = await retryIn((content) => <section>{content}</section>, false);
  await new Promise(requestAnimationFrame);
  expect(button).toHaveFocus();
});
