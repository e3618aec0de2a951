import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { envelopeSchema, type Pagination } from '#contract/envelope.ts';
import { failureSchema, type Failure } from '#contract/failure.ts';
import { fromWire } from '#contract/wire.ts';
import type { Answer } from './backend.ts';

/** The data of a success reply in camelCase, read by the endpoint's schema. Fails the test on any other reply. */
export function getData<Data extends z.ZodType>(endpoint: Endpoint & { data: Data }, answer: Answer): z.output<Data> {
  if (answer.status !== 200) throw new Error(`Answered ${answer.status}: ${answer.text}`);
  return endpoint.data.parse(envelopeSchema.parse(fromWire(answer.json)).data);
}

/** The `message` of a success reply. */
export function getMessage(answer: Answer): string | undefined {
  return envelopeSchema.parse(fromWire(answer.json)).message;
}

/** The `pagination` of a list's reply. */
export function paginationIn(answer: Answer): Pagination | undefined {
  return envelopeSchema.parse(fromWire(answer.json)).pagination;
}

/** A failure; `errors` and `details` keep the names of the wire. */
export function getFailure(answer: Answer): Failure & { errors?: Record<string, string[]> } {
  if (answer.status < 400) throw new Error(`Answered ${answer.status}: ${answer.text}`);
  return failureSchema.parse(fromWire(answer.json));
}
