import { jest } from '@jest/globals';
import sharp from 'sharp';
import { rewritePicture, type Rewriters } from './rewrite-picture.ts';

const wanted = { field: 'file', refusal: 'Must be a picture' };
const formats: Rewriters = { jpeg: (picture) => picture.jpeg(), png: (picture) => picture.png() };
const rewrite = (bytes: Buffer, rewriters = formats) => rewritePicture(bytes, wanted, rewriters);

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 140, g: 89, b: 248 } } });

it('keeps a picture within 3,000 pixels a side and 8 bit', async () => {
  const deep = await blank(4032, 3024).toColourspace('rgb16').png().toBuffer();
  expect((await sharp(deep).metadata()).depth).toBe('ushort');
  const { bytes, format } = await rewrite(deep);
  const { width, height, depth } = await sharp(bytes).metadata();
  expect({ format, width, height, depth }).toEqual({ format: 'png', width: 3000, height: 2250, depth: 'uchar' });
});

it('leaves a small picture as large as it is', async () => {
  const { bytes } = await rewrite(await blank(40, 20).jpeg().toBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 20 });
});

it('decodes nothing of a picture above 12 megapixels', async () => {
  const large = await blank(5000, 3000).png().toBuffer();
  const write = jest.fn(formats.png);
  await expect(rewrite(large, { png: write })).rejects.toMatchObject({
    code: 'validation_failed',
    fields: { file: ['A picture may have at most 12 megapixels'] },
  });
  expect(write).not.toHaveBeenCalled();
});

it('rewrites one picture at a time, lets two wait, and refuses more of them', async () => {
  const bytes = await blank(2000, 2000).png().toBuffer();
  const counts = { now: 0, most: 0 };
  const counting: Rewriters = {
    png: (picture) => {
      counts.now += 1;
      counts.most = Math.max(counts.most, counts.now);
      return picture.png();
    },
  };
  const one = async () => {
    await rewrite(bytes, counting);
    counts.now -= 1;
  };
  const outcomes = await Promise.allSettled([one(), one(), one(), one(), one()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(outcomes[3]).toMatchObject({ reason: { code: 'too_many_requests', retryAfterSeconds: 5 } });
  expect(counts.most).toBe(1);
  await expect(rewrite(bytes)).resolves.toMatchObject({ format: 'png' });
});

it('goes on with the next picture after one that is none', async () => {
  const bytes = await blank(20, 20).png().toBuffer();
  const outcomes = await Promise.allSettled([rewrite(Buffer.from('nothing')), rewrite(bytes)]);
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: { fields: { file: ['Must be a picture'] } } },
    { status: 'fulfilled' },
  ]);
});
