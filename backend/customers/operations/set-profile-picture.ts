import { checkMayChange, mayReadAll } from '#backend/customers/check-may-change.ts';
import { makePicture } from '#backend/customers/make-picture.ts';
import { getPictureName, getPictureUrl } from '#backend/customers/picture-file.ts';
import { replacePicture } from '#backend/customers/replace-picture.ts';
import { findUser, getNames } from '#backend/customers/user.ts';
import { operation } from '#backend/operation.ts';
import { setProfilePictureEndpoint } from '#contract/customers/update-user.ts';

/**
 * Gives somebody a picture: checked by its content, made small and square, and kept under a name that cannot be guessed
 * (docs/product.md#details). Throws `forbidden`, and `validation_failed` for what is no picture. 20 an hour for each
 * account.
 */
export const setProfilePicture = operation(setProfilePictureEndpoint, async ({ params, body }, context) => {
  const { ids, limits, services } = context;
  const { id } = await checkMayChange(context, params.userId);
  await limits.consume('picture', String(id), { limit: 20, windowSeconds: 3600 });
  const picture = await makePicture(body.image);
  const file = `${ids.token()}.webp`;
  await services.files.put(getPictureName(file), picture, 'image/webp');
  const saved = await replacePicture(context, id, getPictureUrl(file));
  return {
    data: mayReadAll(context, saved) ? findUser(saved) : getNames(saved),
    message: 'Your details have been saved',
  };
});
