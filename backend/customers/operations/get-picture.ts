import { getPictureName } from '#backend/customers/picture-file.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { getPictureEndpoint } from '#contract/customers/update-user.ts';

/** A profile picture, for whoever knows its name, which cannot be guessed. Throws `not_found`. */
export const getPicture = operation(getPictureEndpoint, async ({ params }, { services }) => {
  const picture = await services.files.get(getPictureName(params.file));
  if (picture === undefined) throw notFound();
  return { data: picture, file: { contentType: 'image/webp' } };
});
