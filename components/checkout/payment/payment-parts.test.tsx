import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errors, type ErrorCode } from '#contract/errors.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { yoga } from '#tests/support/checkout-components/payment-replies.ts';
import { makeCart } from '#tests/support/make/make-cart.ts';
import { renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { PaymentMessage } from './payment-message.tsx';
import { PayButton } from './payment-panel.tsx';
import type { PaymentProblem, ProblemKind } from './payment-problem.ts';
import { PaymentProgress } from './payment-progress.tsx';
import type { PaymentStatus } from './payment-state.ts';

describe('the pay button', () => {
  const button = (
    status: PaymentStatus,
    { cart = yoga, lastFailure = null, isAsking = false, ...stage }: Partial<ButtonInput> & Stage = {},
  ) => {
    const onPrepare = jest.fn();
    renderOnSite(
      <PayButton
        cart={cart}
        state={{ status, lastFailure }}
        isAsking={isAsking}
        isBroken={false}
        onPrepare={onPrepare}
      />,
      stage,
    );
    return onPrepare;
  };
  type ButtonInput = { cart: typeof yoga; lastFailure: PaymentProblem | null; isAsking: boolean };
  const declined: PaymentProblem = { kind: 'declined' };

  it.each([
    ['idle', null, 'Preparing payment', false],
    ['preparing', null, 'Preparing payment', false],
    ['preparing', declined, 'Preparing payment', false],
    ['ready', null, 'Pay £10.40', true],
    ['ready', declined, 'Try again, £10.40', true],
    ['prepare_failed', null, 'Try again', true],
  ] as const)('of a payment that is %s, after %j, says "%s"', (status, lastFailure, words, isEnabled) => {
    button(status, { lastFailure });
    expect(screen.getByRole('button')).toHaveTextContent(words);
    expect(screen.getByRole('button').getAttribute('aria-disabled') !== 'true').toBe(isEnabled);
  });

  it('is not there where the customer has to review the order first', () => {
    button('failed', { lastFailure: { kind: 'basket_changed' } });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each(['idle', 'ready', 'failed'] as const)('completes an order without anything to pay (%s)', (status) => {
    button(status, { cart: makeCart() });
    expect(screen.getByRole('button', { name: 'Complete order' })).toBeEnabled();
  });

  it('is busy while the card form is asked', () => {
    button('ready', { isAsking: true });
    expect(screen.getByRole('button', { name: 'Pay £10.40' })).toHaveAttribute('aria-busy', 'true');
  });

  it('prepares again by a press after a failure', async () => {
    const onPrepare = button('prepare_failed', { language: 'cy' });
    await userEvent.click(screen.getByRole('button', { name: 'Rhoi cynnig arall arni' }));
    expect(onPrepare).toHaveBeenCalledTimes(1);
  });
});

describe('the progress of a payment', () => {
  const progress = (status: PaymentStatus, isWaiting = false, stage: Stage & { email?: string | null } = {}) => {
    const { email = 'alex@example.com', ...rest } = stage;
    return renderOnSite(<PaymentProgress state={{ status, isWaiting }} email={email} holdsPlaces />, rest);
  };

  it.each([
    ['authorizing', 'Asking your bank', /your places are safe while we wait/],
    ['sca_required', 'Asking your bank', /Please leave this page open/],
    ['sca_processing', 'Asking your bank', /Please leave this page open/],
    ['authorized', 'Completing your order', /Your bank has said yes. Do not pay again/],
    ['completing', 'Completing your order', /Do not pay again/],
    ['completed', 'Booking confirmed', /Taking you to your confirmation/],
  ] as const)('that is %s says "%s", with the focus, and offers nothing to press', (status, title, words) => {
    progress(status);
    expect(screen.getByRole('heading', { name: title })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each(['authorizing', 'sca_processing', 'completing'] as const)(
    'with an unknown result says not to pay again (%s)',
    (status) => {
      progress(status, true);
      expect(screen.getByRole('heading', { name: 'We are finishing your order' })).toHaveFocus();
      expect(screen.getByText('Do not pay again.')).toBeVisible();
      expect(screen.getByText(/We will email alex@example.com within 20 minutes/)).toBeVisible();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    },
  );

  it('promises a mail also where the address is not known', () => {
    progress('completing', true, { email: null });
    expect(screen.getByText(/We will email you within 20 minutes/)).toBeVisible();
  });

  it.each([
    ['web', '/'],
    ['embedded', '/?embedded=true'],
  ] as const)('lets the customer go home meanwhile (%s)', (mode, href) => {
    progress('completing', true, { mode });
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', href);
  });

  it('is said in Welsh', () => {
    progress('completing', true, { language: 'cy' });
    expect(screen.getByText('Peidiwch â thalu eto.')).toBeVisible();
  });
});

describe('the message of a failed payment', () => {
  const message = (problem: PaymentProblem, stage: Stage = {}) => {
    const onAccept = jest.fn();
    renderOnSite(<PaymentMessage problem={problem} cart={yoga} onAccept={onAccept} />, stage);
    return { onAccept, alert: screen.getByRole('alert') };
  };
  const caused = (kind: ProblemKind, code: ErrorCode): PaymentProblem => ({
    kind,
    cause: new ApiError({ ...errors[code], code }),
  });

  it.each(['declined', 'sca_failed'] as const)('that is %s says that no money was taken and what to try', (kind) => {
    const { alert } = message({ kind });
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent('Your bank said no to £10.40. Nothing has been taken.');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Check the card number, the date and the security code',
      'Try another card',
      'Or ask your bank, then pay again here',
    ]);
  });

  it.each([
    [{ kind: 'authorise_failed' }, 'Failed to authorize payment'],
    [{ kind: 'not_authorised' }, 'Authorization failed'],
    [caused('authorise_failed', 'too_many_requests'), 'Too many attempts, please try again later'],
  ] satisfies [PaymentProblem, string][])('%j does not blame the bank, which gave no answer', (problem, words) => {
    const { alert } = message(problem);
    expect(alert.textContent).toBe(`${words}Nothing has been taken. Your basket stays as it is.`);
  });

  it.each([
    [{ kind: 'hold_expired' }, 'Places that are still free can be taken again in your basket.'],
    [caused('hold_expired', 'hold_expired'), 'Your place is no longer held, please add it again'],
  ] satisfies [PaymentProblem, string][])('%j leads to the basket', (problem, words) => {
    const { alert } = message(problem);
    expect(alert).toHaveTextContent(words);
    expect(within(alert).getByRole('link', { name: 'Go to your basket' })).toHaveAttribute('href', '/basket');
  });

  it.each([
    [{ kind: 'waivers_incomplete' }, 'Somebody in your order still has to complete a waiver.', 'Sign waivers'],
    [{ kind: 'questions_open' }, 'A session in your basket has questions to answer first', 'Answer questions'],
  ] satisfies [PaymentProblem, string, string][])('%j leads to the attendees', (problem, words, name) => {
    const { alert } = message(problem);
    expect(alert).toHaveTextContent(words);
    expect(within(alert).getByRole('link', { name })).toHaveAttribute('href', '/attendees');
  });

  it('leads to the basket inside a frame', () => {
    const { alert } = message({ kind: 'hold_expired' }, { mode: 'embedded' });
    expect(within(alert).getByRole('link')).toHaveAttribute('href', '/basket?embedded=true');
  });

  it('asks for a new yes where the basket costs something else now', async () => {
    const { alert, onAccept } = message({ kind: 'basket_changed' });
    expect(alert).toHaveTextContent('It now costs £10.40. Nothing has been taken.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Continue with £10.40' }));
    expect(onAccept).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['payment_expired', 'This payment can no longer be continued'],
    ['completion_failed', 'Payment completion failed'],
    ['order_failed', 'Unable to complete your order, please try again.'],
    ['session_missing', 'Payment session ID not found'],
  ] as const)('that is %s says only "%s"', (kind, words) => {
    const { alert } = message({ kind });
    expect(alert.textContent).toBe(words);
  });

  it('is said in Welsh', () => {
    const { alert } = message({ kind: 'declined' }, { language: 'cy' });
    expect(alert).toHaveTextContent('Gwrthodwyd y taliad');
    expect(alert).toHaveTextContent('Gwrthododd eich banc £10.40. Nid oes dim wedi’i gymryd.');
  });
});
