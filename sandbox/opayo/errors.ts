import { json, type Reply } from '#sandbox/core/http.ts';

/** One entry of a 422 answer. */
export interface FieldError {
  code: string;
  property: string;
  description: string;
  clientMessage: string;
}

const ERRORS = {
  1000: [400, 'Incorrect request format'],
  1001: [401, 'Authentication values are missing'],
  1002: [401, 'Authentication failed'],
  1006: [404, 'Merchant session key not found'],
  1012: [404, 'Transaction not found'],
  1013: [403, 'Transaction type not supported'],
  1014: [403, 'Transaction status not applicable'],
  1015: [422, 'The request entity was empty'],
  1017: [403, 'Operation not allowed for this transaction'],
  1018: [403, 'This refund amount will exceed the amount of the original transaction'],
  1019: [404, 'Transaction instructions not found'],
  1020: [422, 'Unable to save a card identifier that is already reusable'],
  1021: [403, 'This release amount will exceed the amount of the original transaction'],
  9998: [408, 'Request timeout'],
  9999: [500, 'An internal error occurred at Opayo'],
} as const;

/** A documented error that is not about one field. */
export function failure(code: keyof typeof ERRORS): Reply {
  const [status, description] = ERRORS[code];
  return json(status, { code: String(code), description });
}

/** 422 with every field that is wrong. */
export function invalid(errors: FieldError[]): Reply {
  return json(422, { errors });
}

/** The session key or the card identifier has expired or was used: the customer must enter the card again. */
export function invalidCardIdentifier(property: string): Reply {
  const description = 'Merchant session key or card identifier invalid';
  return invalid([{ code: '1011', property, description, clientMessage: 'Please enter your card details again' }]);
}

/** Errors of transaction registration come in the older format of the system behind the API. */
export function repeatedVendorTxCode(): Reply {
  const statusDetail =
    'The VendorTxCode has been used before for another transaction. All VendorTxCodes must be unique.';
  return json(422, { status: 'Invalid', statusCode: '4042', statusDetail });
}
