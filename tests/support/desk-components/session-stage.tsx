import { screen } from '@testing-library/react';
import { ActingProvider } from '#components/desk/acting/acting-context.tsx';
import { DeskProvider } from '#components/desk/frame/desk-context.tsx';
import { SessionView } from '#components/desk/session/session-view.tsx';
import type { RegisterEntry } from '#contract/desk/sessions.ts';
import type { Occurrence } from '#contract/timetable/occurrences.ts';
import type { WaitlistEntry } from '#contract/timetable/waitlist.ts';
import { uuid } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answerBy } from '#tests/support/site-server.ts';
import { occurrenceId, yoga } from './session-parts.ts';

export interface SessionStage extends Omit<Stage, 'session'> {
  permissions?: readonly string[];
  session?: Occurrence;
  entries?: readonly RegisterEntry[];
  waiting?: readonly WaitlistEntry[];
}

/** What the server knows; a test changes it to let a later read answer otherwise. */
export interface World {
  session: Occurrence;
  entries: RegisterEntry[];
  waiting: WaitlistEntry[];
}

export const everything = ['sell', 'customers', 'timetable', 'attendance'] as const;

/** Renders the page of a session for staff with these permissions, by default all. */
export async function openSession({
  permissions = everything,
  session: shown = yoga(),
  entries = [],
  waiting = [],
  ...stage
}: SessionStage = {}) {
  const world: World = { session: shown, entries: [...entries], waiting: [...waiting] };
  answerBy('getOccurrence', () => ({ data: world.session }));
  answerBy('listSessionBookings', () => ({ data: world.entries }));
  answerBy('listWaitlistMembers', () => ({ data: world.waiting }));
  const desk = {
    staff: { id: 9, name: 'Nadia Khan', permissions },
    venue: { id: uuid(4), slug: 'riverside-leisure-centre', name: 'Riverside', timezone: 'Europe/London' },
  };
  const seen = renderOnSite(
    <DeskProvider desk={desk}>
      <ActingProvider>
        <SessionView occurrenceId={occurrenceId} renderedAt={Date.parse('2099-11-18T09:12:00Z')} />
      </ActingProvider>
    </DeskProvider>,
    { zone: 'foh', session: member, path: `/sessions/${occurrenceId}`, ...stage },
  );
  await screen.findByRole('heading', { name: shown.templateName });
  return { ...seen, world };
}
