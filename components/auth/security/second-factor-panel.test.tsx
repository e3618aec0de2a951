import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { held } from '#tests/support/held.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { SecondFactorPanel } from './sign-in-panels.tsx';

withSiteServer();

it('asks for a secret once, however often Enter is pressed in the only field', async () => {
  answer('getSecondFactor', { offered: true, required: true, enabled: false, recoveryCodesLeft: 0 });
  const { until, release } = held();
  const sent: unknown[] = [];
  const secret = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/T:a?secret=JBSWY3DPEHPK3PXP' };
  answer('enrolSecondFactor', secret, { after: until, seen: ({ body }) => sent.push(body) });
  renderOnSite(
    <Suspense>
      <SecondFactorPanel />
    </Suspense>,
    { session: member, zone: 'account' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  await userEvent.type(screen.getByLabelText('Current password'), 'old password{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Set up' })).toHaveAttribute('aria-busy', 'true'));
  await userEvent.keyboard('{Enter}{Enter}');
  release();
  expect(await screen.findByLabelText('Code from the app')).toHaveFocus();
  expect(sent).toEqual([{ current_password: 'old password' }]);
});
