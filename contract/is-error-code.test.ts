import { errors } from './errors.ts';
import { isErrorCode } from './is-error-code.ts';

it.each(Object.keys(errors))('knows the code %s', (code) => expect(isErrorCode(code)).toBe(true));

it.each(['unknown', 'toString', '', null, 404])('takes %p for no code', (value) =>
  expect(isErrorCode(value)).toBe(false),
);
