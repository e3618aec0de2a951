import { getDocumentToDo } from './document-to-do.ts';

const today = '2026-11-18';

it.each([
  [{ documentExpiry: null, membershipDocumentUploadRequired: true }, { kind: 'documentMissing' }],
  [
    { documentExpiry: '2026-11-17', membershipDocumentUploadRequired: false },
    { kind: 'documentExpired', date: '2026-11-17' },
  ],
  [
    { documentExpiry: '2026-11-18', membershipDocumentUploadRequired: false },
    { kind: 'documentExpiring', date: '2026-11-18' },
  ],
  [
    { documentExpiry: '2026-12-18', membershipDocumentUploadRequired: false },
    { kind: 'documentExpiring', date: '2026-12-18' },
  ],
  [{ documentExpiry: '2026-12-19', membershipDocumentUploadRequired: false }, null],
  [{ documentExpiry: null, membershipDocumentUploadRequired: false }, null],
])('of %o is %o', (documents, toDo) => {
  expect(getDocumentToDo(documents, today)).toEqual(toDo);
});
