import { errors, type ErrorCode } from '#contract/errors.ts';

/** A failure reply made by the web itself, in the same envelope as those of the backend (docs/product.md#failures). */
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
