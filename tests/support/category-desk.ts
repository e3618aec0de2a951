import type { Db } from '#backend/db/schema.ts';
import { randomIds } from '#backend/ids.ts';
import { createCategoryEndpoint, type Category } from '#contract/activities/categories.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { testBackend } from './backend.ts';
import { makeOperator } from './make/make-operator.ts';
import { makePerson } from './make/make-person.ts';
import { getData } from './replies.ts';

type Body = Record<string, unknown>;

export const categoriesPath = '/api/v1/activities/categories';

/** Bodies of a group and of a category of classes. */
export const groupBody = (slug: string): Body => ({ name: 'Group', slug, booking_type: null });
export const classesBody = (slug: string): Body => ({ name: 'Classes', slug, booking_type: 'classes' });

/** A backend, the calls of somebody who looks after categories, and the tags that the web was told. */
export async function openCategoryDesk(db: Db) {
  const revalidated: string[][] = [];
  const { call } = testBackend({
    db,
    ids: randomIds,
    services: {
      payments: { fetch: () => Promise.reject(new Error('No payment provider in this test.')) },
      files: memoryStorage(),
      revalidate: (tags) => void revalidated.push(tags),
    },
  });
  await makeOperator(db);
  const clerk = await makePerson(db, { permissions: ['categories'] });
  const { token } = clerk;
  const create = (body: Body) => call(categoriesPath, { token, body: { data: body } });
  return {
    call,
    clerk,
    revalidated,
    create,
    update: (id: string, body: Body) => call(`${categoriesPath}/${id}`, { method: 'PUT', token, body: { data: body } }),
    remove: (id: string) => call(`${categoriesPath}/${id}`, { method: 'DELETE', token }),
    list: (query = '') => call(`${categoriesPath}?${query}`, { token }),
    make: async (body: Body): Promise<Category> => getData(createCategoryEndpoint, await create(body)),
  };
}
