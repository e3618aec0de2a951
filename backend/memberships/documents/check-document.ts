import { decodeFile, rewritePicture } from '#backend/storage/rewrite-picture.ts';
import type { CheckedDocument as Kept } from '#contract/memberships/membership-documents.ts';

const wanted = { field: 'file', refusal: 'Must be a JPEG or PNG picture or a PDF of at most 5 MB' };

interface CheckedDocument {
  bytes: Uint8Array;
  contentType: Kept['contentType'];
}

/** A PDF begins with its version and ends with its end mark, but for white space. */
function isPdf(bytes: Buffer): boolean {
  const end = bytes.subarray(-1024).toString('latin1');
  return /^%PDF-\d\.\d/.test(bytes.subarray(0, 8).toString('latin1')) && end.trimEnd().endsWith('%%EOF');
}

/**
 * Checks an uploaded proof by its content, not by what it is called; a picture is written anew. Throws
 * `validation_failed`, and `too_many_requests` while many pictures are being written.
 */
export async function checkDocument(file: string): Promise<CheckedDocument> {
  const bytes = decodeFile(file, wanted);
  if (isPdf(bytes)) return { bytes: new Uint8Array(bytes), contentType: 'application/pdf' };
  const picture = await rewritePicture(bytes, wanted, {
    jpeg: (opened) => opened.jpeg({ quality: 85 }),
    png: (opened) => opened.png(),
  });
  return { bytes: picture.bytes, contentType: picture.format === 'png' ? 'image/png' : 'image/jpeg' };
}
