import { errors, type ErrorCode } from '#contract/errors.ts';

/** A failure that the web answers itself, in the words of every other (docs/product.md#failures). */
export function failureResponse(code: ErrorCode, validation: Record<string, string[]> = {}): Response {
  const { status, message } = errors[code];
  const fields = Object.values(validation);
  const body = {
    message,
    status,
    code,
    validation_messages: fields.flatMap(([first]) => (first === undefined ? [] : [first])),
    ...(fields.length > 0 && { errors: validation }),
  };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
