import sharp, { type Sharp } from 'sharp';
import { DomainError, invalid } from '#backend/failure.ts';

/** 12 megapixels, as cameras count them: 4032 × 3024 is one. */
const mostPixels = 12_200_000;
/** Pixels of the longer side of a picture as it is kept. */
const largestSide = 3_000;
const mostBytes = 5 * 1024 * 1024;

/** Pictures that wait for the one in hand; each takes seconds of processor and up to 100 MB. */
const mostWaiting = 2;
let open = 0;
let last = Promise.resolve();

/** Does the work after that of everybody before. Throws `too_many_requests` when two wait. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (open > mostWaiting) {
    const message = 'Many pictures are being saved, please try again in a moment';
    throw new DomainError('too_many_requests', { message, retryAfterSeconds: 5 });
  }
  open += 1;
  const turn = last.then(work);
  last = turn.then(
    () => undefined,
    () => undefined,
  );
  try {
    return await turn;
  } finally {
    open -= 1;
  }
}

/** What an upload is called in the request, and what is said of one that is not what was asked for. */
interface Wanted {
  field: string;
  refusal: string;
}

/** The bytes of an uploaded file, at most 5 MB. Throws `validation_failed` for what is no base64. */
export function decodeFile(file: string, { field, refusal }: Wanted): Buffer {
  const bytes = Buffer.from(file, 'base64');
  // Node skips what is not base64; such a text is no file.
  const isWhole = bytes.toString('base64').replaceAll('=', '') === file.replaceAll('=', '');
  if (!isWhole || bytes.length > mostBytes) throw invalid({ [field]: [refusal] });
  return bytes;
}

/** How a picture of each format that may be sent is written: turned upright, at most 3,000 pixels a side, 8 bit. */
export type Rewriters = Partial<Record<string, (picture: Sharp) => Sharp>>;

/**
 * Writes a picture anew, judged by its content and not by what it is called, so that nothing but the picture is kept:
 * not the place where it was taken, and no code hidden beside it. One at a time in this process, and what is larger than
 * 12 megapixels is not decoded. Throws `validation_failed` for anything but a picture of these formats, and
 * `too_many_requests` when two wait already.
 */
export function rewritePicture(
  bytes: Buffer,
  { field, refusal }: Wanted,
  rewriters: Rewriters,
): Promise<{ bytes: Uint8Array; format: string }> {
  return inTurn(async () => {
    // Reads the header alone, however large the picture is.
    const header = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => null);
    const write = header === null ? undefined : rewriters[header.format];
    if (header === null || write === undefined) throw invalid({ [field]: [refusal] });
    if (header.width * header.height > mostPixels)
      throw invalid({ [field]: ['A picture may have at most 12 megapixels'] });
    const bounded = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const written = await write(bounded)
      .toBuffer()
      .catch(() => null);
    if (written === null) throw invalid({ [field]: [refusal] });
    return { bytes: new Uint8Array(written), format: header.format };
  });
}
