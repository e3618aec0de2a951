import { routes } from '#contract/routes.ts';
import { ApiError } from './api-error.ts';
import { readReply } from './read-reply.ts';

const reply = (body: unknown, status = 200) => Response.json(body, { status });
const getFailure = async (response: Response) => {
  const error: unknown = await readReply(routes.getCart, response).catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('no ApiError was thrown');
  return error;
};

describe('a success', () => {
  it('is its envelope in camelCase', async () => {
    const read = await readReply(
      routes.getCart,
      reply({ data: { item_hash: 'x' }, message: 'Done', pagination: { current_page: 1 } }),
    );
    expect(read).toEqual({ data: { itemHash: 'x' }, message: 'Done', pagination: { currentPage: 1 } });
  });

  it('of a raw route is its whole body, untouched', async () => {
    expect(await readReply(routes.getTranslations, reply({ some_room: { a_key: 'x' } }))).toEqual({
      data: { some_room: { a_key: 'x' } },
    });
  });

  it.each([[[]], ['text'], [{ message: 'no data' }], [null]])(
    'without an envelope is the backend’s fault: %j',
    async (body) => {
      expect(await getFailure(reply(body))).toMatchObject({ status: 502, code: 'unknown' });
    },
  );

  it('that is no JSON is the backend’s fault', async () => {
    expect(await getFailure(new Response('<html>'))).toMatchObject({ status: 502 });
  });
});

describe('a failure', () => {
  it('keeps status, code, message, fields and details', async () => {
    const error = await getFailure(
      reply(
        {
          message: 'The given data was invalid.',
          status: 422,
          code: 'validation_failed',
          validation_messages: ['Required'],
          errors: { 'items.0.custom_question_answers.12': ['Required', 'Too short'] },
          details: { item_index: 0 },
        },
        422,
      ),
    );
    expect(error).toMatchObject({
      status: 422,
      code: 'validation_failed',
      message: 'The given data was invalid.',
      validationMessages: ['Required'],
      errors: { 'items.0.custom_question_answers.12': ['Required', 'Too short'] },
      details: { itemIndex: 0 },
      retryable: false,
    });
  });

  it.each([
    ['<html>502</html>'],
    ['null'],
    ['[]'],
    ['{"code":"made_up","message":5,"errors":[],"validation_messages":"x"}'],
  ])('of a foreign backend is one of its status: %s', async (body) => {
    expect(await getFailure(new Response(body, { status: 503 }))).toMatchObject({
      status: 503,
      code: 'unknown',
      message: '',
      validationMessages: [],
      retryable: true,
    });
  });
});
