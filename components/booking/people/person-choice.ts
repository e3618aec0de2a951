import type { Person } from '#components/booking/person/people.ts';
import type { AgeProblem, AgeRange } from '#contract/rules/ages.ts';

/** What somebody is chosen for, in the sentences about their age. */
export interface ForWhom {
  kind: 'camps' | 'courses' | 'classes';
  ages: AgeRange | null;
}

/** How old somebody is on the day, and why they cannot come; both null where it is not known. */
export interface AgeAnswer {
  age: number | null;
  problem: AgeProblem | null;
}

/** What somebody who cannot come may do instead: a page that is there, or something that is done at once. */
export type WayOn = { label: string } & (
  | {
      href: string;
      /** Goes there in place of the router. */
      onFollow?: () => void;
    }
  | { onPress: () => void; isBusy: boolean }
);

/** Somebody in the list of who is coming. */
export interface PersonChoice {
  person: Person;
  /** Full years on the day; null where it is not known. */
  age: number | null;
  /** The checkbox is disabled. */
  isRefused: boolean;
  /** Why it is disabled, or that they have booked it already. */
  note: string | null;
  /** It is still being read whether they can come, and at what price. */
  isPending?: boolean;
  /** Below the note; null where there is none. */
  way: WayOn | null;
  /** What one place costs them, in minor units; null while it is not known. */
  price: { amountMinor: number; currency: string; was?: { amountMinor: number; label: string } } | null;
}
