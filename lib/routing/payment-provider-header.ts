/**
 * The request header by which the middleware tells a payment page which provider its content policy lets in; empty for
 * none. The middleware always sets it, so that a client cannot.
 */
export const paymentProviderHeader = 'x-payment-provider';

/** Request header that tells a payment page whether a new card can be saved with the payment: `1` where it can. */
export const savesCardsHeader = 'x-saves-cards';
