import { z } from 'zod';
import { DomainError, invalid } from '#backend/failure.ts';
import { queryInt } from '#contract/query.ts';
import { testBackend } from '#tests/support/backend.ts';
import { thing } from '#tests/support/http/things.ts';

const answers = z.object({
  customQuestionAnswers: z.record(z.string(), z.int({ error: 'Please select an option' })),
});
const { call } = testBackend({
  operations: {
    shape: thing({
      method: 'POST',
      query: z.object({ perPage: queryInt(z.int().max(100)).optional() }),
      body: z.object({
        emailOrReference: z.string().min(1),
        kind: z.enum(['one', 'two']),
        venueId: z.uuid(),
        items: z.array(answers).optional(),
      }),
    }),
    noted: thing({
      method: 'POST',
      path: '/noted',
      query: z.object({ search: z.string() }),
      body: z.object({ items: z.array(z.object({ note: z.string() })) }),
    }),
    rule: thing({
      path: '/rule',
      run: () => Promise.reject(invalid({ 'items.0.quantity': ['Must be 1.', 'Must be whole'], terms: ['Required'] })),
    }),
    details: thing({
      path: '/details',
      run: () => Promise.reject(new DomainError('session_full', { details: { itemIndex: 2 } })),
    }),
  },
});

it('reports every wrong field of query and body together, by wire names', async () => {
  const { status, json } = await call('/api/activities/things?per_page=500', {
    body: { email_or_reference: '', kind: 'three', venue_id: 'x', items: [{ custom_question_answers: { 41: 'no' } }] },
  });
  expect(status).toBe(422);
  expect(json).toEqual({
    message: 'The given data was invalid.',
    status: 422,
    code: 'validation_failed',
    validation_messages: [
      'Must be at most 100',
      'Required',
      'Must be one of: one, two',
      'Must be a UUID',
      'Please select an option',
    ],
    errors: {
      per_page: ['Must be at most 100'],
      email_or_reference: ['Required'],
      kind: ['Must be one of: one, two'],
      venue_id: ['Must be a UUID'],
      'items.0.custom_question_answers.41': ['Please select an option'],
    },
  });
});

it.each([
  ['a NUL character', 'a\0b'],
  ['half a surrogate pair', 'a\ud800b'],
])('reports text that holds %s, wherever it is', async (_, text) => {
  const answer = await call(`/api/activities/noted?search=${encodeURIComponent('a\0b')}`, {
    body: { items: [{ note: text }] },
  });
  expect(answer.status).toBe(422);
  expect(answer.json).toMatchObject({
    errors: { search: ['Must be text that can be stored'], 'items.0.note': ['Must be text that can be stored'] },
  });
});

it('reports the fields of a rule, and the first message of each without its full stop', async () => {
  expect((await call('/api/activities/rule')).json).toMatchObject({
    validation_messages: ['Must be 1', 'Required'],
    errors: { 'items.0.quantity': ['Must be 1.', 'Must be whole'], terms: ['Required'] },
  });
});

it('puts details in wire names', async () => {
  expect(await call('/api/activities/details')).toMatchObject({
    status: 409,
    json: { code: 'session_full', details: { item_index: 2 }, validation_messages: [] },
  });
});
