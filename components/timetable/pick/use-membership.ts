import { useState } from 'react';
import type { MembershipPrice } from '#contract/cart/prices.ts';
import { useSession } from '#lib/auth/session-context.tsx';

/** The membership by which the person acted for wants to pay. */
export interface MembershipChoice {
  /** Undefined for the cheapest price. */
  id: number | undefined;
  /** The one that was chosen for this person, who may have changed since. */
  of: (personId: number | undefined) => number | undefined;
  choose: (id: number | undefined) => void;
}

export type MembershipFieldProps = {
  /** Those that make it cheaper; without a price where several tickets have one. */
  memberships: readonly (Pick<MembershipPrice, 'membershipUserId' | 'name'> & Partial<MembershipPrice>)[];
  membership: MembershipChoice;
};

/** The choice of a membership on a timetable; another person starts with the cheapest price. */
export const useMembership = (): MembershipChoice => {
  const { session } = useSession();
  const person = session?.loggedIn ? (session.selectedUserId ?? session.userId) : null;
  const [chosen, setChosen] = useState<{ person: number | null; id: number | undefined } | null>(null);
  return {
    id: chosen?.person === person ? chosen.id : undefined,
    of: (personId) => (chosen?.person === personId ? chosen?.id : undefined),
    choose: (id) => setChosen({ person, id }),
  };
};
