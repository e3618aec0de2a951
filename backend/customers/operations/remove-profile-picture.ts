import { checkMayChange, mayReadAll } from '#backend/customers/check-may-change.ts';
import { replacePicture } from '#backend/customers/replace-picture.ts';
import { findUser, getNames } from '#backend/customers/user.ts';
import { operation } from '#backend/operation.ts';
import { removeProfilePictureEndpoint } from '#contract/customers/update-user.ts';

/** Takes somebody's picture away; without one it changes nothing. Throws `forbidden`. */
export const removeProfilePicture = operation(removeProfilePictureEndpoint, async ({ params }, context) => {
  const { id } = await checkMayChange(context, params.userId);
  const saved = await replacePicture(context, id, null);
  return {
    data: mayReadAll(context, saved) ? findUser(saved) : getNames(saved),
    message: 'Your details have been saved',
  };
});
