import sharp from 'sharp';
import { invalid } from '#backend/failure.ts';

/** Pixels of each side. */
const size = 512;
const mostBytes = 5 * 1024 * 1024;
/** Far more than any camera's, and less than what would fill the memory. */
const mostPixels = 50_000_000;
const formats: readonly (string | undefined)[] = ['jpeg', 'png', 'webp'];
const refusal = 'Must be a JPEG, PNG or WebP picture of at most 5 MB';

function decode(image: string): Buffer {
  const bytes = Buffer.from(image, 'base64');
  // Node skips what is not base64; such a text is no picture.
  const isWhole = bytes.toString('base64').replaceAll('=', '') === image.replaceAll('=', '');
  if (!isWhole || bytes.length > mostBytes) throw invalid({ image: [refusal] });
  return bytes;
}

/**
 * Makes a square picture of what was sent, judged by its content and not by what it is called. What a camera writes
 * beside it, such as the place, is left out. Throws `validation_failed` for anything else than a picture.
 */
export async function makePicture(image: string): Promise<Uint8Array> {
  const bytes = decode(image);
  const opened = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  const picture = await opened
    .metadata()
    .then(async ({ format }) =>
      formats.includes(format)
        ? opened.rotate().resize(size, size, { fit: 'cover' }).webp({ quality: 80 }).toBuffer()
        : null,
    )
    .catch(() => null);
  if (picture === null) throw invalid({ image: [refusal] });
  return new Uint8Array(picture);
}
