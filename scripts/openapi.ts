import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '#backend/http/openapi/openapi.ts';
import { endpoints } from '#contract/endpoints.ts';

const file = join(import.meta.dirname, '../docs/openapi.json');
writeFileSync(file, `${JSON.stringify(openApiDocument(endpoints), null, 2)}\n`);
console.log(`Written: ${file}`);
