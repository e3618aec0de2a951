/** What an address says of a list of bookings. */
export interface BookingsChoice {
  /** Whose; null for everybody, undefined where the address does not say. */
  userId: number | null | undefined;
  /** The slug of a venue; null for all. */
  venue: string | null;
  /** From 1. */
  page: number;
}

/** What an address without parameters says. */
export const noChoice: BookingsChoice = { userId: undefined, venue: null, page: 1 };

/** An address may be written by anybody. */
const longestSlug = 255;
const everybody = 'all';

const readNumber = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

const readVenue = (text: string | null): string | null =>
  text !== null && text.length <= longestSlug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) ? text : null;

/** The choice that the parameters of an address name; what is not right is left out (docs/product.md#address-parameters). */
export const readChoice = (parameters: URLSearchParams): BookingsChoice => {
  const person = parameters.get('person');
  return {
    userId: person === everybody ? null : readNumber(person),
    venue: readVenue(parameters.get('venue')),
    page: readNumber(parameters.get('page')) ?? 1,
  };
};

/** Names a choice in the parameters of an address, in place of the one that it named; others stay. */
export const writeChoice = (parameters: URLSearchParams, { userId, venue, page }: BookingsChoice): void => {
  for (const name of ['person', 'venue', 'page']) parameters.delete(name);
  if (userId !== undefined) parameters.set('person', userId === null ? everybody : String(userId));
  if (venue !== null) parameters.set('venue', venue);
  if (page > 1) parameters.set('page', String(page));
};

/** The query of a choice, with its question mark; empty for none. */
export const choiceQuery = (choice: BookingsChoice): string => {
  const parameters = new URLSearchParams();
  writeChoice(parameters, choice);
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
};
