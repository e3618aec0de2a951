import type { Ticket } from '#contract/timetable/tickets.ts';

/** How many of each ticket or extra, by its id as text. What is missing counts as none. */
export type Quantities = Readonly<Record<string, number>>;

export interface TicketSelection {
  tickets: Quantities;
  extras: Quantities;
}

export const nothingSelected: TicketSelection = { tickets: {}, extras: {} };

export interface SelectionLine {
  id: string;
  name: string;
  quantity: number;
  /** Minor units. */
  amount: number;
}

export type ExtraOption = Ticket['extraPricingOptions'][number];

export const MAX_EXTRAS = 10;

const chosen = (quantities: Quantities, id: string | number): number => quantities[String(id)] ?? 0;

const getName = ({ name, reference }: { name: string | null; reference: string }): string => name ?? reference;

/** The extras available for the chosen tickets, without duplicates. */
export const extrasFor = (tickets: readonly Ticket[]): ExtraOption[] => [
  ...new Map(
    tickets.flatMap((ticket) => ticket.extraPricingOptions.map((extra) => [extra.id, extra] as const)),
  ).values(),
];

/** Places that the tickets take together. */
export const placesTaken = (tickets: readonly Ticket[], quantities: Quantities): number =>
  tickets.reduce((sum, ticket) => sum + chosen(quantities, ticket.id) * ticket.attendees, 0);

export interface TicketLimits {
  /** Places left. */
  available: number;
  /** The tickets are for somebody else than the account holder. */
  isForAnother: boolean;
}

/**
 * The most of one ticket: what the places left allow beside the other tickets, and only one at a time for
 * somebody else (docs/product.md#tickets).
 */
export const maxQuantity = (
  ticket: Ticket,
  tickets: readonly Ticket[],
  quantities: Quantities,
  { available, isForAnother }: TicketLimits,
): number => {
  const others = placesTaken(
    tickets.filter(({ id }) => id !== ticket.id),
    quantities,
  );
  const maxTickets = Math.max(0, Math.floor((available - others) / ticket.attendees));
  return isForAnother ? Math.min(maxTickets, 1) : maxTickets;
};

/** Reduces a selection to the limits, which differ per person: earlier tickets keep their quantity first. */
export const withinLimits = (
  tickets: readonly Ticket[],
  selection: TicketSelection,
  limits: TicketLimits,
): TicketSelection => {
  const kept = tickets.reduce<Quantities>((quantities, ticket) => {
    const wanted = chosen(selection.tickets, ticket.id);
    return { ...quantities, [String(ticket.id)]: Math.min(wanted, maxQuantity(ticket, tickets, quantities, limits)) };
  }, {});
  return { ...selection, tickets: kept };
};

const getLine = (id: string, name: string, quantity: number, price: number): SelectionLine => ({
  id,
  name,
  quantity,
  amount: quantity * price,
});

const taken = (tickets: readonly Ticket[], { tickets: quantities }: TicketSelection): Ticket[] =>
  tickets.filter(({ id }) => chosen(quantities, id) > 0);

/** The chosen tickets, a line each. */
export const ticketLines = (tickets: readonly Ticket[], selection: TicketSelection): SelectionLine[] =>
  taken(tickets, selection).map(({ id, name, price }) =>
    getLine(String(id), name, chosen(selection.tickets, id), price.value),
  );

/** The chosen extras, a line each, without those that no chosen ticket offers. */
export const extraLines = (tickets: readonly Ticket[], selection: TicketSelection): SelectionLine[] =>
  extrasFor(taken(tickets, selection))
    .filter(({ id }) => chosen(selection.extras, id) > 0)
    .map((extra) => getLine(extra.id, getName(extra), chosen(selection.extras, extra.id), extra.price.value));

/** Minor units. */
export const selectionTotal = (lines: readonly SelectionLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** The quantity and extras of each chosen ticket. An extra goes with the first ticket that offers it. */
export const ticketOrders = (tickets: readonly Ticket[], selection: TicketSelection) => {
  const placed = new Set<string>();
  return tickets.flatMap((ticket) => {
    const quantity = chosen(selection.tickets, ticket.id);
    if (quantity === 0) return [];
    const extras = ticket.extraPricingOptions.filter(({ id }) => chosen(selection.extras, id) > 0 && !placed.has(id));
    for (const { id } of extras) placed.add(id);
    return [
      {
        ticket,
        quantity,
        extras: extras.map(({ id }) => ({ pricingOptionId: id, quantity: chosen(selection.extras, id) })),
      },
    ];
  });
};
