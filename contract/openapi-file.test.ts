import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '#backend/http/openapi/openapi.ts';
import { endpoints } from './endpoints.ts';

it('docs/openapi.json is up to date (npm run openapi writes it)', () => {
  const file = readFileSync(join(import.meta.dirname, '../docs/openapi.json'), 'utf8');
  expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(openApiDocument(endpoints))));
});
