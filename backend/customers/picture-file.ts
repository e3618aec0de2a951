const prefix = '/api/pictures/';

/** The address of a picture, on each of our sites. */
export const getPictureUrl = (file: string): string => `${prefix}${file}`;

/** The name of a picture in the storage. */
export const getPictureName = (file: string): string => `pictures/${file}`;

/** The picture of ours that an address is of; null for one that lies elsewhere. */
export function findPictureFile(url: string | null): string | null {
  return url?.startsWith(prefix) === true ? url.slice(prefix.length) : null;
}
