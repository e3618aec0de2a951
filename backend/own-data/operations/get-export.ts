import { notFound } from '#backend/failure.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { operation } from '#backend/operation.ts';
import { getExportName } from '#backend/own-data/export-file.ts';
import { getExportEndpoint } from '#contract/customers/own-data.ts';

/** A download of somebody's own data, for whoever has the mailed link, seven days long. Throws `not_found`. */
export const getExport = operation(getExportEndpoint, async ({ params }, { db, clock, services }) => {
  const secret = params.file.replace(/\.zip$/, '');
  const found = await db
    .selectFrom('dataExports')
    .where('secretHash', '=', hashToken(secret))
    .where('expiresAt', '>', clock.now())
    .select('id')
    .executeTakeFirst();
  const bytes = found === undefined ? undefined : await services.files.get(getExportName(found.id));
  if (bytes === undefined) throw notFound();
  return { data: bytes, file: { contentType: 'application/zip', name: 'my-data.zip' } };
});
