import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { useKeptState } from '#components/booking/use-kept-state.ts';
import { joiningQuery } from '#components/joining/queries.ts';
import type { OnboardingForm } from '#contract/customers/onboarding.ts';
import type { Joining } from '#contract/joining/joining.ts';
import type { MembershipType } from '#contract/joining/membership-types.ts';
import { getJoiningType } from '#contract/joining/rules/joining-types.ts';
import type { Venue } from '#contract/venues/venues.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { getStep, getSteps, type JoiningStep } from './steps.ts';
import { isTyped, nothingTyped, getCovered, typedName, type Typed } from './typed.ts';

const parameter = 'step';

/**
 * The step in the address, so that Back returns to the one before. It is read from Next's router, which writes its own
 * address over that of the window whenever it commits: the window's may be one step behind for a moment.
 */
function useStep(): [string | null, (step: string) => void] {
  const step = useSearchParams().get(parameter);
  const goTo = (next: string) => {
    const url = new URL(window.location.href);
    url.searchParams.set(parameter, next);
    window.history.pushState(null, '', url);
  };
  return [step, goTo];
}

export interface JoiningPlace {
  venue: Pick<Venue, 'name' | 'slug'>;
  type: MembershipType;
  /** The form that the page was made with. */
  form: OnboardingForm;
  /** Whether somebody was logged in when the page was made. */
  wasLoggedIn: boolean;
}

/** What the steps of joining share: what is typed, what the server has of it, and the way from step to step. */
export function useJoiningFlow({ venue, type, form, wasLoggedIn }: JoiningPlace) {
  const { session } = useSession();
  const isLoggedIn = session?.loggedIn ?? wasLoggedIn;
  const client = useQueryClient();
  const query = joiningQuery(browserApi);
  const { data, isPending, isError, refetch } = useQuery({ ...query, enabled: isLoggedIn, throwOnError: false });
  const open = isLoggedIn ? (data ?? null) : null;
  const isThis = open?.membershipType.id === type.id && open.homeVenue.slug === venue.slug;
  const joining = isThis ? open : null;
  const [typed, keep] = useKeptState<Typed>(typedName(type.id), nothingTyped, isTyped);
  const [requested, goTo] = useStep();
  const steps = getSteps(type);
  const step = getStep(steps, requested, joining);
  const at = steps.indexOf(step);

  const take = (next: Joining) => {
    client.setQueryData(query.queryKey, next);
    const { collectableFeeIds, redirect } = next;
    const begun = { expirationUrl: redirect?.expirationUrl ?? null };
    keep((before) => ({ ...before, ...getCovered(next), collectableFeeIds, begun }));
  };
  // Begun on another device: nothing of it is kept here yet.
  const isNew = joining !== null && typed.begun === null;
  const takeNew = useEffectEvent(() => {
    if (joining !== null) take(joining);
  });
  useEffect(() => {
    if (isNew) takeNew();
  }, [isNew]);

  return {
    venue,
    /** As the open joining has it, whose sums are of the day that it was begun, else as it is sold today. */
    type: joining?.membershipType ?? type,
    /** As the open joining was begun, else as the address asks. */
    onboardingType: joining?.onboardingType ?? getJoiningType(form.onboardingType),
    isLoggedIn,
    joining,
    /** One for another membership, which going on here replaces. */
    other: open !== null && !isThis ? open : null,
    /** It was begun, and the server has it no more. */
    hasRunOut: isLoggedIn && data === null && typed.begun !== null,
    isLoading: (isLoggedIn && isPending) || isNew,
    isError: isLoggedIn && isError,
    refetch,
    typed,
    keep,
    /** Takes over what the server has of the joining now. */
    take,
    steps,
    step,
    /** Null: the memberships of the venue come before. */
    before: steps[at - 1] ?? null,
    goTo: (next: JoiningStep) => goTo(next),
    /** Goes on to the next step. */
    goOn: () => goTo(steps[at + 1] ?? 'review'),
  };
}

export type JoiningFlow = ReturnType<typeof useJoiningFlow>;
