import sharp from 'sharp';
import { addJoiningDocumentEndpoint } from '#contract/joining/joining.ts';
import { openJoiningDesk, pdf } from '#tests/support/joining/joining-desk.ts';
import { getData, getFailure } from '#tests/support/replies.ts';
import { expireJoinings } from './expire-joinings.ts';

const desk = await openJoiningDesk();
const { db, clock, call, dependencies, types, makeBuyer, begin, upload, joining } = desk;
const { files } = dependencies.services.files;

beforeEach(() => clock.set('2026-11-18T12:00:00Z'));

const picture = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: '#0B7285' } })
    .withExifMerge({ IFD0: { Copyright: 'a secret place' } })
    .toFormat(format)
    .toBuffer();

describe('a proof', () => {
  it.each([
    ['a PDF', () => Promise.resolve(pdf), 'application/pdf'],
    ['a photo', () => picture('jpeg'), 'image/jpeg'],
    ['a picture', () => picture('png'), 'image/png'],
  ])('may be %s, whatever it is called', async (_, make, contentType) => {
    const person = await makeBuyer();
    await begin(person, { membership_type_id: types.concession });
    const answer = await upload(person, await make(), 'my card.exe');
    const { documents, missing } = getData(addJoiningDocumentEndpoint, answer);
    expect(documents).toMatchObject([{ fileName: 'my card.exe', contentType }]);
    expect(missing).toEqual(['payment_method']);
  });

  it('is kept without what a camera writes beside the picture, under a name that says nothing', async () => {
    const person = await makeBuyer();
    await begin(person, { membership_type_id: types.concession });
    await upload(person, await picture('jpeg'));
    const { file } = await db
      .selectFrom('joiningDocuments as d')
      .innerJoin('joinings as j', 'j.id', 'd.joiningId')
      .where('j.userId', '=', person.id)
      .select('d.file')
      .executeTakeFirstOrThrow();
    expect(file).toMatch(/^proofs\/[\w-]{43}\.jpg$/);
    expect(Buffer.from(files.get(file) ?? []).toString('latin1')).not.toContain('a secret place');
  });

  it.each([
    ['a program', Buffer.from('MZ this is a program')],
    ['a page that calls itself a PDF', Buffer.from('<html>%PDF-1.4 %%EOF</html>')],
    ['a cut-off PDF', Buffer.from('%PDF-1.4\n1 0 obj')],
  ])('is not %s', async (_, file) => {
    const person = await makeBuyer();
    await begin(person, { membership_type_id: types.concession });
    expect(getFailure(await upload(person, file)).errors).toEqual({
      file: ['Must be a JPEG or PNG picture or a PDF of at most 5 MB'],
    });
    expect((await joining(person))?.documents).toEqual([]);
  });

  it('is removed with its file by its owner alone, and there are five at most', async () => {
    const person = await makeBuyer();
    await begin(person, { membership_type_id: types.concession });
    for (let count = 0; count < 5; count += 1) await upload(person, pdf);
    const before = files.size;
    expect(getFailure(await upload(person, pdf)).errors).toEqual({ file: ['There can be at most 5 documents'] });
    expect(files.size).toBe(before);
    const [first] = (await joining(person))?.documents ?? [];
    const path = `/api/online-joining/joining/documents/${first?.id}`;
    const other = await makeBuyer();
    await begin(other, { membership_type_id: types.concession });
    expect((await call(path, { method: 'DELETE', token: other.token })).status).toBe(404);
    expect((await call(path, { method: 'DELETE', token: person.token })).status).toBe(200);
    expect(files.size).toBe(before - 1);
  });

  it('is not looked at where none may be sent', async () => {
    const program = Buffer.from('MZ this is a program');
    const nobody = await makeBuyer();
    expect((await upload(nobody, program)).status).toBe(404);
    const person = await makeBuyer();
    await begin(person, { membership_type_id: types.concession });
    for (let count = 0; count < 5; count += 1) await upload(person, pdf);
    expect(getFailure(await upload(person, program)).errors).toEqual({ file: ['There can be at most 5 documents'] });
  });

  it('goes when nobody goes on with the joining for 30 days', async () => {
    const person = await makeBuyer();
    await begin(person, { membership_type_id: types.concession });
    await upload(person, pdf);
    clock.set('2026-12-18T11:59:59Z');
    await expireJoinings(dependencies);
    expect((await joining(person))?.documents).toHaveLength(1);
    clock.set('2026-12-18T12:00:00Z');
    await expireJoinings(dependencies);
    expect(await joining(person)).toBeNull();
    expect(
      await db
        .selectFrom('joiningDocuments as d')
        .innerJoin('joinings as j', 'j.id', 'd.joiningId')
        .where('j.userId', '=', person.id)
        .select('d.id')
        .execute(),
    ).toEqual([]);
  });
});
