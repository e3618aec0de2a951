import type { Sharp } from 'sharp';
import { checkMayChange, mayReadAll } from '#backend/customers/check-may-change.ts';
import { getPictureName, getPictureUrl, replacePicture } from '#backend/customers/replace-picture.ts';
import { findUser, getNames } from '#backend/customers/user.ts';
import { notFound } from '#backend/failure.ts';
import { limitUploads } from '#backend/http/input/limit-uploads.ts';
import { operation } from '#backend/operation.ts';
import { decodeFile, rewritePicture } from '#backend/storage/rewrite-picture.ts';
import {
  setProfilePictureEndpoint,
  getPictureEndpoint,
  removeProfilePictureEndpoint,
} from '#contract/customers/update-user.ts';

/** Takes somebody's picture away; without one it changes nothing. Throws `forbidden`. */
export const removeProfilePicture = operation(removeProfilePictureEndpoint, async ({ params }, context) => {
  const { id } = await checkMayChange(context, params.userId);
  const saved = await replacePicture(context, id, null);
  return {
    data: mayReadAll(context, saved) ? findUser(saved) : getNames(saved),
    message: 'Your details have been saved',
  };
});

/** A profile picture, for whoever knows its name, which cannot be guessed. Throws `not_found`. */
export const getPicture = operation(getPictureEndpoint, async ({ params }, { services }) => {
  const picture = await services.files.get(getPictureName(params.file));
  if (picture === undefined) throw notFound();
  return { data: picture, file: { contentType: 'image/webp' } };
});

/** Pixels of each side. */
const size = 512;
const wanted = { field: 'image', refusal: 'Must be a JPEG, PNG or WebP picture of at most 5 MB' };
const write = (picture: Sharp) =>
  picture.resize(size, size, { fit: 'cover', withoutEnlargement: false }).webp({ quality: 80 });

/**
 * Makes a square picture of what was sent. Throws `validation_failed` for anything else than a picture, and
 * `too_many_requests` while many are being made.
 */
async function makePicture(image: string): Promise<Uint8Array> {
  const { bytes } = await rewritePicture(decodeFile(image, wanted), wanted, { jpeg: write, png: write, webp: write });
  return bytes;
}

/**
 * Gives somebody a picture: checked by its content, made small and square, and kept under a name that cannot be guessed
 * (docs/product.md#details). Throws `forbidden`, and `validation_failed` for what is no picture. 20 an hour for each
 * account, 100 uploads for each network.
 */
export const setProfilePicture = operation(setProfilePictureEndpoint, async ({ params, body }, context) => {
  const { ids, limits, services } = context;
  const { id } = await checkMayChange(context, params.userId);
  await limits.consume('picture', String(id), { limit: 20, windowSeconds: 3600 });
  await limitUploads(context);
  const picture = await makePicture(body.image);
  const file = `${ids.token()}.webp`;
  await services.files.put(getPictureName(file), picture, 'image/webp');
  const saved = await replacePicture(context, id, getPictureUrl(file));
  return {
    data: mayReadAll(context, saved) ? findUser(saved) : getNames(saved),
    message: 'Your details have been saved',
  };
});
