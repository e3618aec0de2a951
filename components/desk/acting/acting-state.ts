import { isObject } from '#contract/rules/is-object.ts';

/** The DOM id of the acting-for bar. */
export const actingForId = 'acting-for';

/** Moves the focus to the bar, once it shows whom the desk acts for now. */
export function focusActingFor(): void {
  requestAnimationFrame(() => document.getElementById(actingForId)?.focus());
}

/** For whom the desk acts. */
export interface ActingState {
  /** Whose sale it is; null for a walk-in. */
  customerId: number | null;
  /** Who what is added is for: the customer, or somebody linked. */
  personId: number | null;
}

export const walkIn: ActingState = { customerId: null, personId: null };

const isId = (input: unknown) => input === null || (typeof input === 'number' && Number.isInteger(input) && input > 0);

/** Whether a stored value is such a state. */
export const isActingState = (input: unknown): input is ActingState =>
  isObject(input) &&
  isId(input.customerId) &&
  isId(input.personId) &&
  (input.customerId === null) === (input.personId === null);
