import { screen, within } from '@testing-library/react';
import { BookingView } from '#components/schedules/booking-form/booking-view.tsx';
import type { CampSchedule } from '#contract/schedules/camps.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, answerOwn } from '#tests/support/site-server.ts';
import { alex } from '#tests/support/timetable-components/alex.ts';
import { answerRules } from './answer-rules.ts';
import { camp, page, terms } from './camps.ts';

/** What the web says of a session. */
export const tellSession = (session: Stage['session']) => ({
  data: {
    logged_in: session?.loggedIn ?? false,
    user_id: session?.userId ?? null,
    selected_user_id: session?.selectedUserId ?? null,
    expires_at: null,
  },
});

/**
 * Shows the booking page of a camp to a visitor; `user` is what their account answers, `others` are more camps of the
 * category.
 */
export const showCamp = (
  input: Partial<CampSchedule> = {},
  stage: Stage = { session: member },
  user = alex,
  others: CampSchedule[] = [],
) => {
  const schedule = camp(input);
  answer('getCamp', schedule);
  answer('listCamps', [schedule, ...others]);
  answer('getAuthUser', user);
  answer('getRestriction', terms);
  answerRules(schedule);
  answerOwn('get', '/api/session', () => tellSession(stage.session));
  return renderOnSite(<BookingView page={page()} slug={schedule.slug} />, stage);
};

/** The selection beside the form. */
export const openSide = async () => within(await screen.findByRole('complementary', { name: 'Your selection' }));
