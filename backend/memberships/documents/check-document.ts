import sharp from 'sharp';
import { invalid } from '#backend/failure.ts';
import type { CheckedDocument as Kept } from '#contract/customers/membership-documents.ts';

const mostBytes = 5 * 1024 * 1024;
/** Far more than any camera's, and less than what would fill the memory. */
const mostPixels = 50_000_000;
const refusal = 'Must be a JPEG or PNG picture or a PDF of at most 5 MB';

interface CheckedDocument {
  bytes: Uint8Array;
  contentType: Kept['contentType'];
}

function decode(file: string): Buffer {
  const bytes = Buffer.from(file, 'base64');
  // Node skips what is not base64; such a text is no document.
  const isWhole = bytes.toString('base64').replaceAll('=', '') === file.replaceAll('=', '');
  if (!isWhole || bytes.length > mostBytes) throw invalid({ file: [refusal] });
  return bytes;
}

/** A PDF begins with its version and ends with its end mark, but for white space. */
function isPdf(bytes: Buffer): boolean {
  const end = bytes.subarray(-1024).toString('latin1');
  return /^%PDF-\d\.\d/.test(bytes.subarray(0, 8).toString('latin1')) && end.trimEnd().endsWith('%%EOF');
}

/**
 * A picture is written anew, so that nothing but the picture is kept: not the place where it was taken, and no code
 * hidden beside it. Null for anything else.
 */
async function rewrite(bytes: Buffer): Promise<CheckedDocument | null> {
  const opened = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).rotate();
  try {
    const { format } = await opened.metadata();
    if (format === 'jpeg')
      return { bytes: new Uint8Array(await opened.jpeg({ quality: 85 }).toBuffer()), contentType: 'image/jpeg' };
    if (format === 'png') return { bytes: new Uint8Array(await opened.png().toBuffer()), contentType: 'image/png' };
    return null;
  } catch {
    return null;
  }
}

/** Checks an uploaded proof by its content, not by what it is called. Throws `validation_failed`. */
export async function checkDocument(file: string): Promise<CheckedDocument> {
  const bytes = decode(file);
  if (isPdf(bytes)) return { bytes: new Uint8Array(bytes), contentType: 'application/pdf' };
  const picture = await rewrite(bytes);
  if (picture === null) throw invalid({ file: [refusal] });
  return picture;
}
