import type { CampSchedule } from '#contract/schedules/camps.ts';
import { answerBy } from '#tests/support/site-server.ts';
import { sessionWithRule } from '#tests/support/timetable-components/session-with-rule.ts';

const cutOff = { utc: '2099-12-19T09:00:00Z', local: '2099-12-19 09:00:00', timezone: 'Europe/London' };
const fee = { formatted: '£3.00', value: 300, currency: 'GBP' };

/** Answers for each session of a camp or course: free to cancel until two days before its first, then for £3.00. */
export function answerRules({ occurrences }: Pick<CampSchedule, 'occurrences'>): void {
  answerBy('getActivity', ({ url }) => {
    const session = occurrences.find(({ id }) => url.pathname.endsWith(id));
    if (session === undefined) throw new Error(`No session at ${url.pathname}`);
    return {
      data: { ...sessionWithRule(session, { cutOff, cutOffActions: ['charge_fee'], fee }), whatToBring: 'Lunch' },
    };
  });
}
