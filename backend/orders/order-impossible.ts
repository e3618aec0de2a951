import type { ErrorCode } from '#contract/errors.ts';

/**
 * The order of a payment cannot be made: the transaction must roll back, and captured money must be refunded. Carries
 * the error code for the case that no money was taken, and the basket lines concerned.
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

/** A penalty or debt of the basket has been paid or waived elsewhere. */
export class AlreadyPaid extends OrderImpossible {
  override readonly name = 'AlreadyPaid';
  readonly code = 'already_paid';

  constructor(cartItemIds: readonly string[] = []) {
    super('A penalty or debt of this basket has been settled already.', cartItemIds);
  }
}

/** A line cannot be granted, because its product or its owner is missing. */
export class NotGranted extends OrderImpossible {
  override readonly name = 'NotGranted';
  readonly code = 'not_sold';

  constructor(cartItemIds: readonly string[]) {
    super('A line of this basket cannot be granted.', cartItemIds);
  }
}

/** The basket is no longer the one that was paid for. */
export class BasketChanged extends OrderImpossible {
  override readonly name = 'BasketChanged';
  readonly code = 'basket_changed';

  constructor() {
    super('This basket has changed since it was paid for.', []);
  }
}
