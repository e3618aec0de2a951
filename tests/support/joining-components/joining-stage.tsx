import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JoiningView } from '#components/joining/flow/joining-view.tsx';
import type { OnboardingForm } from '#contract/customers/onboarding.ts';
import type { Joining } from '#contract/joining/joining.ts';
import type { MembershipType } from '#contract/joining/membership-types.ts';
import { alexState } from '#tests/support/make/make-cart.ts';
import { guest, member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer } from '#tests/support/site-server.ts';
import { onboarding, today, venue } from './joining-replies.ts';

interface JoiningStage extends Stage {
  /** The step in the address. */
  step?: string;
  /** Further query parameters. */
  query?: string;
  /** What the operator asks. */
  form?: OnboardingForm;
}

/** Shows the steps of joining with a membership, to a visitor unless a session says otherwise. */
export function showSteps(type: MembershipType, { step, query = '', form = onboarding, ...stage }: JoiningStage = {}) {
  const search = new URLSearchParams(query);
  if (step !== undefined) search.set('step', step);
  window.history.replaceState(null, '', `/join/${venue.slug}/${type.id}?${search.toString()}`);
  const session = stage.session ?? guest;
  return renderOnSite(
    <JoiningView venue={venue} type={type} form={form} today={today} wasLoggedIn={session?.loggedIn ?? false} />,
    { zone: 'joining', session, search: search.toString(), ...stage },
  );
}

/** The same to Alex, who has this joining open. */
export function showOpen(joining: Joining, stage: JoiningStage = {}) {
  answer('getJoining', joining);
  answer('getAuthUser', alexState);
  return showSteps(joining.membershipType, { session: member, ...stage });
}

/** Waits for a step by its heading. */
export const stepShown = (title: string) =>
  waitFor(() => {
    const heading = screen.getByRole('heading', { level: 1 });
    if (heading.textContent !== title) throw new Error(`The step is ${heading.textContent}`);
    if (screen.queryByRole('group', { name: 'Loading your joining' }) !== null) throw new Error('The step is loading');
    return heading;
  });

export const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
