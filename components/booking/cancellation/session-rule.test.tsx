import { screen } from '@testing-library/react';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { answerBy, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { aClass } from '#tests/support/timetable-components/classes.tsx';
import { sessionWithRule } from '#tests/support/timetable-components/session-with-rule.ts';
import { SessionRule } from './session-rule.tsx';

withSiteServer();

const session = aClass(1, '18:30', 'Aqua fit');
const now = new Date('2099-11-17T09:00:00Z');
const cutOff = { utc: '2099-11-18T16:30:00Z', local: '2099-11-18 16:30:00', timezone: 'Europe/London' };

test.each([
  ['en' as const, 'Free to cancel until 16:30 tomorrow. The money comes back as credit.'],
  ['cy' as const, 'Gallwch ganslo am ddim tan 16:30 yfory. Daw’r arian yn ôl fel credyd.'],
])('before booking it says until when cancelling is free: %s', async (language, sentence) => {
  answerBy('getActivity', () => ({ data: sessionWithRule(session, { cutOff }) }));
  renderOnSite(<SessionRule session={session} now={now} />, { language });
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('says nothing when it is not known', () => {
  refuse('getActivity', 'unexpected');
  const { container } = renderOnSite(<SessionRule session={session} now={now} />);
  expect(container).toHaveTextContent('');
});
