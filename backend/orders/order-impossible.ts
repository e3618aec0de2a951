import type { ErrorCode } from '#contract/errors.ts';

/**
 * What was paid for can't be had any more: nothing of the order may be kept, and money taken has to be given back.
 * Carries the code to refuse with where no money was taken, and the lines of the basket that are in the way.
 */
export abstract class OrderImpossible extends Error {
  abstract readonly code: ErrorCode;
  readonly cartItemIds: readonly string[];

  constructor(message: string, cartItemIds: readonly string[]) {
    super(message);
    this.cartItemIds = cartItemIds;
  }
}

/** Places of the basket are no longer held. */
export class PlacesGone extends OrderImpossible {
  override readonly name = 'PlacesGone';
  readonly code = 'hold_expired';

  constructor(cartItemIds: readonly string[] = []) {
    super('Places of this basket are no longer held.', cartItemIds);
  }
}

/** A penalty or debt of the basket is not owed any more. */
export class AlreadyPaid extends OrderImpossible {
  override readonly name = 'AlreadyPaid';
  readonly code = 'already_paid';

  constructor(cartItemIds: readonly string[] = []) {
    super('A penalty or debt of this basket has been settled already.', cartItemIds);
  }
}

/** Nothing or nobody is there to grant a line: what is sold is granted, or not sold. */
export class NotGranted extends OrderImpossible {
  override readonly name = 'NotGranted';
  readonly code = 'not_sold';

  constructor(cartItemIds: readonly string[]) {
    super('A line of this basket cannot be granted.', cartItemIds);
  }
}
